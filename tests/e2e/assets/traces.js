// What tells, once a test has failed, why: the address, what is said, what is chosen, whether there is a
// program, what went wrong, and what was fetched last.
const said = "[role=status], [role=alert], [data-zebra=notice], [data-zebra=loading]";
const main = document.querySelector("#main");
return {
  address: location.href,
  said: [...document.querySelectorAll(said)].map((element) => element.textContent.trim()).filter(Boolean),
  puzzle: document.querySelector("[data-zebra=puzzle]")?.value,
  place: main && main.className,
  busy: main && main.getAttribute("aria-busy"),
  focus: document.activeElement?.outerHTML.slice(0, 120),
  troubles: window.probe?.troubles.slice(-10),
  workers: window.probe?.workers.map(({ ended }) => (ended ? "ended" : "alive")),
  fetched: performance.getEntriesByType("resource").slice(-12).map(
    ({ name, startTime, responseEnd }) =>
      `${name.split("/").at(-1)} ${Math.round(startTime)} to ${Math.round(responseEnd)}`,
  ),
  now: Math.round(performance.now()),
};

// Put before everything else of the page by the test server: keeps what went wrong, and the workers
// that the page started, for the tests to look at.
window.probe = { troubles: [], workers: [] };
for (const level of ["error", "warn"]) {
  const log = console[level];
  console[level] = (...words) => {
    window.probe.troubles.push(`console.${level}: ${words.join(" ")}`);
    log.apply(console, words);
  };
}
window.addEventListener("error", (event) => {
  // A file that does not load has no message.
  const what = event.message || `${event.target.src || event.target.href} did not load`;
  window.probe.troubles.push(`error: ${what}`);
}, true);
window.addEventListener("unhandledrejection", (event) => {
  window.probe.troubles.push(`unhandled rejection: ${event.reason}`);
});
document.addEventListener("securitypolicyviolation", (event) => {
  window.probe.troubles.push(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
});
window.Worker = class extends window.Worker {
  constructor(...parameters) {
    super(...parameters);
    window.probe.workers.push(this);
  }
  terminate() {
    this.ended = true;
    super.terminate();
  }
};

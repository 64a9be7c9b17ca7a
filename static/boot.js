// Starts the page: puts the theme on before anything is painted, fetches the program and its glue
// side by side, compiles while it arrives, and says so in the page when that fails. A classic script,
// so that it runs, and can speak, even where module scripts are refused. The names of the files and
// the version come from the build.
(() => {
  const { js, wasm, frame, frameStyles, version } = document.currentScript.dataset;
  const root = document.documentElement;
  const address = (name) => new URL(name, document.baseURI).href;
  const isFramed = window.parent !== window;

  const theme = () => {
    const asked = new URLSearchParams(location.hash.slice(1)).get("theme");
    if (isFramed && asked) return asked;
    try {
      return localStorage.getItem("zebra:theme");
    } catch {
      return null;
    }
  };

  const dress = () => {
    const chosen = theme();
    if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
    if (!isFramed) return;
    if (/(^|[#&])embed\b/.test(location.hash)) {
      root.dataset.embed = "";
      const link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", href: address(frameStyles) });
      link.setAttribute("blocking", "render");
      document.head.append(link);
    }
    import(address(frame)).catch((error) => console.error(error));
  };

  const compile = async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    const streamable =
      WebAssembly.compileStreaming &&
      (response.headers.get("Content-Type") || "").startsWith("application/wasm");
    return streamable
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer());
  };

  const parsed = () =>
    document.readyState === "loading" &&
    new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));

  const start = async () => {
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
    const arrivals = [import(address(js)), compile(address(wasm)), parsed()];
    const [glue, program] = await Promise.all(arrivals);
    await glue.default({ module_or_path: program });
  };

  // A page that was kept from before a release asks for files that are gone: the present page does not.
  const isOutdated = async () => {
    try {
      const page = await fetch(location.href, { cache: "reload" });
      return page.ok && !(await page.text()).includes(version);
    } catch {
      return false;
    }
  };

  const explain = (error) => {
    const notice = document.createElement("p");
    notice.setAttribute("role", "alert");
    notice.dataset.zebra = "load-error";
    notice.textContent =
      `Zebra Playground could not start: ${error.message || error}. ` +
      "Reloading the page may help; it needs a browser with WebAssembly.";
    document.body.prepend(notice);
    console.error(error);
  };

  // The copy for reading offline is fetched once the page rests or is used: a first view pays nothing
  // for it. A frame in another page keeps no copy.
  const keepForOffline = () => {
    if (isFramed || !("serviceWorker" in navigator) || navigator.connection?.saveData) return;
    const keep = () => navigator.serviceWorker.register(address("sw.js")).catch(() => {});
    let timer = setTimeout(keep, 10_000);
    addEventListener("click", () => {
      clearTimeout(timer);
      timer = setTimeout(keep, 2_000);
    }, { once: true });
  };

  dress();
  start().then(keepForOffline, async (error) => {
    if (await isOutdated()) location.reload();
    else explain(error);
  });
})();

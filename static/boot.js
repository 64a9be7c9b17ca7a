// Starts the page, and later the studio with the views other than Explore: fetches a program and its
// glue side by side, compiles while it arrives, and says so in the page when that fails. A classic
// script, so that it runs, and can speak, even where module scripts are refused. The names of the
// files come from the build.
(() => {
  const files = document.currentScript.dataset;
  const address = (name) => new URL(name, document.baseURI).href;

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

  const start = async (js, wasm) => {
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
    const [glue, program] = await Promise.all([import(address(js)), compile(address(wasm))]);
    await glue.default({ module_or_path: program });
  };

  const style = (url) =>
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address(url);
      link.onload = resolve;
      link.onerror = () => reject(new Error(`${url} did not load`));
      document.head.append(link);
    });

  const fail = (what) => (error) => {
    const notice = document.createElement("p");
    notice.setAttribute("role", "alert");
    notice.dataset.zebra = "load-error";
    notice.textContent =
      `${what} could not start: ${error.message || error}. ` +
      "Reloading the page may help; it needs a browser with WebAssembly.";
    document.body.prepend(notice);
    console.error(error);
  };

  start(files.js, files.wasm).catch(fail("Zebra Playground"));

  addEventListener("zebra:load-studio", () =>
    style(files.studioStyles)
      .then(() => start(files.studio, files.studioWasm))
      .catch(fail("This view")),
  );
})();

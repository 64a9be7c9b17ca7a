// Starts the page: fetches the program and its glue side by side, compiles while it arrives, and
// says so in the page when that fails. A classic script, so that it runs, and can speak, even where
// module scripts are refused. The names of the files come from the build.
(() => {
  const { js, wasm } = document.currentScript.dataset;
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

  const start = async () => {
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
    const [glue, program] = await Promise.all([import(address(js)), compile(address(wasm))]);
    await glue.default({ module_or_path: program });
  };

  start().catch((error) => {
    const notice = document.createElement("p");
    notice.setAttribute("role", "alert");
    notice.dataset.zebra = "load-error";
    notice.textContent =
      `Zebra Playground could not start: ${error.message || error}. ` +
      "Reloading the page may help; it needs a browser with WebAssembly.";
    document.body.prepend(notice);
    console.error(error);
  });
})();

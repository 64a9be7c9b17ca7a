// Starts the page, and later, where a reader goes on from Explore, the program with all places: puts
// the theme on before anything is painted, fetches a program and its glue side by side, compiles while
// it arrives, and says so in the page when that fails. A classic script, so that it runs, and can speak, even where
// module scripts are refused. The names of the files and the version come from the build.
(() => {
  const files = document.currentScript.dataset;
  const root = document.documentElement;
  const address = (name) => new URL(name, document.baseURI).href;
  const isFramed = window.parent !== window;

  // As it is spelled in the source of a page, whence a link may have been copied.
  if (location.hash.includes("&amp;")) location.replace(location.hash.replace(/&(amp;)+/g, "&"));

  const theme = () => {
    const asked = new URLSearchParams(location.hash.slice(1)).get("theme");
    if (isFramed && asked) return asked;
    try {
      return localStorage.getItem("zebra:theme");
    } catch {
      return null;
    }
  };

  // How long a file may be silent before that is a failure, in milliseconds: browsers that are busy
  // lose answers without a word.
  const SILENCE = 15_000;

  const answered = (request) => {
    const silence = new Promise((_, reject) => setTimeout(reject, SILENCE, new Error("no answer")));
    return Promise.race([request, silence]);
  };

  const compile = async (url) => {
    const response = await answered(fetch(url));
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    // Of a stream that ends too soon Firefox says nothing, ever, and compiles nothing after that.
    const streamable =
      WebAssembly.compileStreaming &&
      !navigator.userAgent.includes("Firefox") &&
      (response.headers.get("Content-Type") || "").startsWith("application/wasm");
    return streamable
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer());
  };

  const imported = (url) => answered(import(url));

  const style = (url) =>
    answered(new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = url;
      link.blocking = "render";
      link.onload = () => {
        try {
          // Chromium takes a page that comes in its place for a sheet without rules.
          if (link.sheet.cssRules.length === 0) reject(new Error(`${url} has no rules`));
        } catch {
          // A frame without an origin may not look into it.
        }
        resolve();
      };
      link.onerror = reject;
      document.head.append(link);
    }));

  // What has been loaded, by name, and what has been asked for.
  const here = {};
  const asked = new Set();

  // What does not load may be a wrong copy, the browser's own or that for reading offline, or a request
  // that was lost: after the first time it is asked for by a name that no copy has.
  const attempt = async (get, name) => {
    const query = asked.has(name) ? `?${Date.now()}` : "";
    asked.add(name);
    const found = await get(address(name) + query);
    return (here[name] ??= found ?? true);
  };
  const load = async (get, name) => {
    try {
      return here[name] ?? (await attempt(get, name));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
    try {
      return await attempt(get, name);
    } catch (cause) {
      throw new Error(`the file ${name} could not be loaded or is damaged`, { cause });
    }
  };

  const say = (role, hook, text) => {
    const notice = document.createElement("p");
    notice.setAttribute("role", role);
    notice.dataset.zebra = hook;
    notice.textContent = text;
    document.body.prepend(notice);
    return notice;
  };

  // How long a program may take before the page says that it waits for it, in milliseconds. Firefox
  // compiles nothing any more, and says nothing, once a page was left while it compiled.
  const PATIENCE = 10_000;

  // How long after a request that failed it is made again, in milliseconds.
  const AGAIN = 500;

  // Explore alone, and all places.
  const EXPLORE = { js: files.js, wasm: files.wasm };
  const FULL = { js: files.full, wasm: files.fullWasm, sheet: files.fullStyles };

  const ready = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

  const start = async (program) => {
    if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
    const [glue, compiled] = await Promise.all([
      load(imported, program.js),
      load(compile, program.wasm),
      load(imported, files.others),
      program.sheet && load(style, program.sheet),
      ready,
    ]);
    // In a task of its own: what came last need not keep the page from answering as well.
    await new Promise((resolve) => setTimeout(resolve));
    // A program that has started does not start again.
    glue.initSync({ module: compiled });
  };

  // The program that the page is opened with.
  const open = async (program) => {
    let notice;
    const waiting = setTimeout(() => {
      notice = say(
        "status",
        "still-loading",
        "Zebra Playground is still loading. If it stays so, close this page and open it again.",
      );
    }, PATIENCE);
    try {
      await start(program);
    } finally {
      clearTimeout(waiting);
      notice?.remove();
    }
  };

  // A page that was kept from before a release asks for files that are gone: the present page does not.
  const isOutdated = async () => {
    try {
      const page = await answered(fetch(location.href, { cache: "reload" }));
      return page.ok && !(await page.text()).includes(files.version);
    } catch {
      return false;
    }
  };

  const fault = (what, error) =>
    `${what} could not start: ${error.message || error}. ` +
    "Reloading the page may help; it needs a browser with WebAssembly.";

  const mend = (what) => async (error) => {
    if (await isOutdated()) return location.reload();
    console.error(error);
    return say("alert", "load-error", fault(what, error));
  };

  // A program that breaks down after it has started says nothing itself, and does nothing any more.
  addEventListener("error", ({ error }) => {
    if (error?.name !== "RuntimeError" || document.querySelector("body > [data-zebra=stopped]")) return;
    say("alert", "stopped", `Zebra Playground has stopped: ${error.message}. Reloading the page may help.`);
  });

  // The copy for reading offline is fetched once the page has rested for a while: neither a first
  // view nor a click waits for it. A frame in another page keeps no copy.
  const keepCopy = () => {
    if (isFramed || !("serviceWorker" in navigator) || navigator.connection?.saveData) return;
    let timer;
    const keep = () => {
      removeEventListener("click", rest);
      navigator.serviceWorker.register(address("sw.js")).catch(() => {});
    };
    const rest = (event) => {
      clearTimeout(timer);
      timer = setTimeout(keep, event ? 2_000 : 10_000);
    };
    addEventListener("click", rest);
    rest();
  };

  const chosen = theme();
  if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
  if (isFramed) {
    const isEmbedded = /(^|[#&])embed\b/.test(location.hash);
    if (isEmbedded) root.dataset.embed = "";
    // Before it has its sheet the page is of another height, which nobody is to be told.
    const dressed = isEmbedded && load(style, files.frameStyles).catch(() => {});
    Promise.resolve(dressed).then(() => load(imported, files.frame)).catch(mend("The frame"));
  }

  // The rest of the page. A request without an answer keeps nobody from asking again.
  let since = -Infinity;
  addEventListener("zebra:load", async () => {
    if (performance.now() - since < PATIENCE) return;
    since = performance.now();
    try {
      await start(FULL);
    } catch (error) {
      // The page says it in the place of the view, and keeps what has been clicked meanwhile.
      const detail = (await isOutdated()) ? "" : fault("This view", error);
      if (detail) console.error(error);
      since = -Infinity;
      dispatchEvent(new CustomEvent("zebra:load-failed", { detail }));
    }
  });

  // A link that leads on from Explore, or carries a text, which only the whole program reads.
  const leadsOn = /(^|[#&])(v=(?!explore\b)|t=|day=)/.test(location.hash);
  const opened = leadsOn
    ? open(FULL).catch(async (error) => {
        // The smaller one says what has not come, and has it tried again.
        if (await isOutdated()) throw error;
        console.error(error);
        return open(EXPLORE);
      })
    : open(EXPLORE);
  opened.then(keepCopy, mend("Zebra Playground"));
})();

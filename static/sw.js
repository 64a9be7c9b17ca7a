// The page without a network. Before this the build writes VERSION, the version of the page that it
// made, and FILES, all that this version asks for but the page itself. Each of these has a name that
// changes with its content, so a page of one version cannot be given a file of another.
const OURS = `zebra ${registration.scope} `;
const CACHE = OURS + VERSION;
const PAGE = new URL("index.html", registration.scope).href;

// How long a reader waits for the network, in milliseconds, before the kept page comes.
const PATIENCE = 3_000;
// A page of the version before may still be open in another tab.
const KEPT_VERSIONS = 2;

// Names that carry a hash of their content, as the build writes them.
const NAMED_BY_CONTENT = /-([0-9a-f]{15,})[._][^/]*$/;
// What browsers insist on; of other files the content is enough.
const TYPES = new Map([["js", "javascript"], ["css", "text/css"], ["html", "text/html"]]);

const fetched = async (address, cache) => {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const wanted = TYPES.get(address.split(".").at(-1)) ?? "";
  const type = response.headers.get("Content-Type") ?? "";
  if (!type.includes(wanted)) throw new Error(`${address} is ${type}`);
  return response;
};

// The hash of a content as the build puts it into names.
const hashOf = async (content) => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

// Some hosts answer 200 with a page for a file that they miss, or send the half that they have so
// far: only what is what its name says is kept.
const checked = async (address, cache) => {
  const response = await fetched(address, cache);
  const hash = await hashOf(await response.clone().arrayBuffer());
  if (hash !== NAMED_BY_CONTENT.exec(address)[1]) throw new Error(`${address} is something else`);
  return response;
};

// All of a version or nothing: what is fetched is stored only once everything has come.
const keepThisVersion = async () => {
  const page = await fetched(PAGE, "no-cache");
  const html = await page.text();
  // A newer release came in between, whose own worker is on the way; or half of the page is missing.
  // Hosts may add to the page, so its content tells no more.
  if (![VERSION, "</html>"].every((part) => html.includes(part))) {
    throw new Error(`${PAGE} is not that of ${VERSION}`);
  }
  const addresses = FILES.map((name) => new URL(name, registration.scope).href);
  // The browser may have kept something wrong of its own.
  const files = await Promise.all(addresses.map((address) =>
    checked(address, "default").catch(() => checked(address, "reload")),
  ));
  const cache = await caches.open(CACHE);
  await Promise.all(addresses.map((address, i) => cache.put(address, files[i])));
  // Anew, because what a redirection led to is no answer to a navigation.
  await cache.put(PAGE, new Response(html, { headers: page.headers }));
  await skipWaiting();
};

const forgetOldVersions = async () => {
  const versions = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  const old = versions.slice(0, Math.max(versions.length - (KEPT_VERSIONS - 1), 0));
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
};

const keptPage = async () => (await caches.open(CACHE)).match(PAGE);

// The newest page where the network gives one in time, else the kept one.
const page = async (request) => {
  const newest = fetch(request);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const response = await Promise.race([newest, patience]);
    if (response?.ok) return response;
  } catch {
    // No network.
  }
  return (await keptPage()) ?? newest;
};

// Of this version or of one that is still open.
const isNamedByContent = (address) =>
  address.startsWith(registration.scope) && NAMED_BY_CONTENT.test(address);

const file = async (request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

// The file from the network, also in place of each copy.
const renewed = async (address) => {
  const response = await checked(address, "reload");
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const copy = await cache.match(address, { ignoreVary: true });
    if (copy) await cache.put(address, response.clone());
  }
  // Under the name that was asked for: from that of a worker its program takes the query.
  return new Response(response.body, { headers: response.headers });
};

addEventListener("install", (event) => event.waitUntil(keepThisVersion()));
addEventListener("activate", (event) => event.waitUntil(forgetOldVersions()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const address = origin + pathname;
  if (request.method !== "GET") return;
  if (request.mode !== "navigate") {
    if (!isNamedByContent(address)) return;
    // A page asks with a query for what it could not use as it is kept.
    event.respondWith(search ? renewed(address).catch(() => fetch(request)) : file(request));
  } else if ([registration.scope, PAGE].some((ours) => address.startsWith(`${ours}%23`))) {
    // As some programs send the `#` of a link.
    event.respondWith(Response.redirect(request.url.replace("%23", "#")));
  } else if (request.destination === "document" && [registration.scope, PAGE].includes(address)) {
    // Frames in other pages go to the network as if there were no copy.
    event.respondWith(page(request));
  }
});

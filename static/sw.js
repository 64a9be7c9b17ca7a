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

const fetched = async (address, cache) => {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
};

// All of a version or nothing: what is fetched is stored only once everything has come.
const keepThisVersion = async () => {
  const page = await fetched(PAGE, "no-cache");
  const html = await page.text();
  // A newer release came in between; its own worker is on the way.
  if (!html.includes(VERSION)) throw new Error(`${PAGE} is of another version`);
  const addresses = FILES.map((name) => new URL(name, registration.scope).href);
  const files = await Promise.all(addresses.map((address) => fetched(address, "default")));
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

// Names that carry a hash of their content, as the build writes them: of this version or of one that
// is still open.
const isNamedByContent = (address) =>
  address.startsWith(registration.scope) && /-[0-9a-f]{15,}[._][^/]*$/.test(address);

const file = async (request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

addEventListener("install", (event) => event.waitUntil(keepThisVersion()));
addEventListener("activate", (event) => event.waitUntil(forgetOldVersions()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  if (request.method !== "GET") return;
  if (request.mode !== "navigate") {
    if (isNamedByContent(address)) event.respondWith(file(request));
  } else if ([registration.scope, PAGE].some((ours) => address.startsWith(`${ours}%23`))) {
    // As some programs send the `#` of a link.
    event.respondWith(Response.redirect(request.url.replace("%23", "#")));
  } else if (request.destination === "document" && [registration.scope, PAGE].includes(address)) {
    // Frames in other pages go to the network as if there were no copy.
    event.respondWith(page(request));
  }
});

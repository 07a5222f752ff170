// The service worker (security T35): a page in place of none while there is no line, and nothing fetched twice that
// never changes. It keeps files named by their content, fonts and covers; never a page, never an answer of /api, never
// anything of one visitor. Each build registers it under its own address (features/site/upkeep/register-service-worker.ts).

const BUILD = new URL(location.href).searchParams.get("build") ?? "0";
const SHELL = `sillon-shell-${BUILD}`;
const COVERS = "sillon-covers";
const MOST_COVERS = 300;
const OFFLINE = { fr: "/offline/fr", en: "/offline/en" };
const KEPT_AT_ONCE = [...Object.values(OFFLINE), "/start.js", "/fonts/commissioner-latin-5.3.0.woff2"];
const IS_SHELL = /^\/(?:_next\/static|fonts)\//;
const IS_COVER = /^\/media\/resize\//;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(KEPT_AT_ONCE))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== COVERS).map((name) => caches.delete(name)));
  // The page is asked for while this worker wakes up: it costs a navigation nothing.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("range")) return;
  if (request.mode === "navigate") event.respondWith(page(event, pathname));
  else if (IS_SHELL.test(pathname)) event.respondWith(keptOrFetched(event, SHELL));
  else if (IS_COVER.test(pathname)) event.respondWith(keptOrFetched(event, COVERS));
});

async function page(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const offline = await caches.match(pathname.startsWith("/en") ? OFFLINE.en : OFFLINE.fr);
    return offline ?? Response.error();
  }
}

async function keptOrFetched(event, name) {
  const cache = await caches.open(name);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (mayBeKept(answer)) {
    const copy = answer.clone();
    event.waitUntil(cache.put(event.request, copy).then(() => (name === COVERS ? forgetOldest(cache) : undefined)));
  }
  return answer;
}

const mayBeKept = ({ status, type, headers }) =>
  status === 200 && type === "basic" && !/private|no-store/.test(headers.get("cache-control") ?? "");

async function forgetOldest(cache) {
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, Math.max(0, requests.length - MOST_COVERS)).map((one) => cache.delete(one)));
}

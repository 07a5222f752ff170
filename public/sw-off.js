// Served in place of sw.js when SERVICE_WORKER=off: takes the earlier one out of every browser that has it.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("sillon-")).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  );
});

// The service worker of a server's client: without a connection it opens the table that needs none, where this browser
// has it (`alone/` is the static table of this server), or a page that says what is wrong. Nothing else is kept.
const KEPT = 'offline-1';
const here = new URL('./', self.location.href).href;
const PAGE = `${here}offline.html`;
const ALONE = `${here}alone/`;

self.addEventListener('install', (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.add(PAGE))));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && !event.request.url.startsWith(ALONE)) event.respondWith(open(event.request));
});

async function open(request) {
  try {
    return await fetch(request);
  } catch {
    if (await caches.match(ALONE)) return Response.redirect(ALONE);
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

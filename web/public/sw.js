// The service worker of a server's client: without a connection it opens the table that needs none, where this browser
// has it (`alone/` is the static table of this server), or a page that says what is wrong. Nothing else is kept.
const KEPT = 'offline-1';
const here = new URL('./', self.location.href).href;
const PAGE = `${here}offline.html`;
const ALONE = `${here}alone/`;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && !event.request.url.startsWith(ALONE)) event.respondWith(open(event.request));
});

async function install() {
  await (await caches.open(KEPT)).add(PAGE);
  await self.skipWaiting(); // it keeps nothing that an open page could miss
}

// The server tells of a turn while no page is open. Browsers require that each message is shown.
self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data.json();
  const icon = `${here}icon-192.png`;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: path }));
});

// It is somebody's turn: to that table, in the page that is open or in a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, here).href));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => !one.url.startsWith(ALONE));
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  return page.url === url ? page : page.navigate(url);
}

async function open(request) {
  try {
    return await fetch(request);
  } catch {
    if (await caches.match(ALONE)) return Response.redirect(ALONE);
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

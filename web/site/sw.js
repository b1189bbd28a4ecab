// The service worker of the static table: after the first visit everything is here. `SITE` is written before this line.
// Files of the runtime are kept by the worker that reads them; an update fetches them before it takes over.
const SHELL = `shell-${SITE.version}`;
const RUNTIME = 'runtime';
const here = new URL('./', self.location.href);
const addressOf = (name) => new URL(name, here).href;
const shell = new Set(SITE.shell.map(addressOf));

async function install() {
  const cache = await caches.open(SHELL);
  // What the page has just read need not be sent again.
  await Promise.all([...shell].map(async (url) => cache.put(url, await read(url, 'default'))));
  if (!self.registration.active) return;
  const runtime = await caches.open(RUNTIME);
  for (const url of SITE.runtime.map(addressOf)) if (!(await runtime.match(url))) await runtime.put(url, await read(url, 'default'));
}

async function read(url, cache) {
  const answer = await fetch(url, { cache });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** What no page of this version reads any more goes. */
async function activate() {
  for (const name of await caches.keys()) if (name.startsWith('shell-') && name !== SHELL) await caches.delete(name);
  const wanted = new Set(SITE.runtime.map(addressOf));
  const runtime = await caches.open(RUNTIME);
  for (const { url } of await runtime.keys()) if (!wanted.has(url)) await runtime.delete(url);
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  url.hash = url.search = '';
  const wanted = url.href === addressOf('index.html') ? here.href : url.href;
  const cache = await caches.open(shell.has(wanted) ? SHELL : RUNTIME);
  return (await cache.match(wanted)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
// Sent when somebody wants the new version now.
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(here.href)) event.respondWith(answer(event.request));
});

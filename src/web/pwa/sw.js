// @ts-nocheck: runs as a service worker, whose globals the page's types do not know.
// Keeps the whole page on the device, so that it opens and plays without a network.
// FILES and VERSION are filled in when the page is built.

const FILES = __FILES__;
const CACHE = 'heliograph-__VERSION__';
const PAGE = '/index.html';
const known = new Set(FILES);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// Older copies go once no open page needs them any more.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('heliograph-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate' && !/^\/(api|healthz)\b/.test(pathname);
  if (!isPage && !known.has(pathname)) return;
  const wanted = isPage ? PAGE : pathname;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted))
      .then((found) => found ?? fetch(request)),
  );
});

// A message from the server: which match, and what is to be done; never what happens in it.
self.addEventListener('push', (event) => {
  const { title = 'Heliograph', body = '', url = '/matches' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon-192.png',
      tag: url,
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});

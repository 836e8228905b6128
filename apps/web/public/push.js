// The part of the service worker that shows notifications; the generated worker imports it (vite.config.ts).
// A message is JSON: { title, body, table, until, language }, in the language of the person it is for. Where the body says
// `{until}`, that date is put in its place, in the time of where the browser is.

const readMessage = (data) => {
  try {
    return data.json();
  } catch {
    return {};
  }
};

const withDate = (body, until, language) => {
  if (until === undefined) return body;
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return body.replace('{until}', format.format(until));
};

self.addEventListener('push', (event) => {
  const { title = 'Wunderkammer', body = '', table, until, language } = readMessage(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body: withDate(body, until, language),
      icon: '/icon-192.png',
      // One notification a table: a newer one takes the place of the one before it.
      tag: table ?? 'house',
      // A warning is no use if nobody notices that it took the place of something else.
      renotify: until !== undefined,
      data: { path: table === undefined ? '/mine' : `/t/${table}` },
    }),
  );
});

/** Brings the table to the front where it is open. A window with something else in it is left alone: a game may be going on there. */
const show = async (path) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there !== undefined) return there.focus();
  return self.clients.openWindow(path);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? '/mine'));
});

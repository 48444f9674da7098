// Shows what is pushed to this browser and opens what it is about. It keeps nothing and answers no request of a page.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  let said = {}
  try {
    said = event.data?.json() ?? {}
  } catch {
    // Not from us: then it says only that there is something.
  }
  const title = typeof said.title === 'string' ? said.title : 'Balanse'
  const path = typeof said.path === 'string' ? said.path : '/home'
  const tag = typeof said.id === 'string' ? said.id : 'balanse'
  const body = typeof said.body === 'string' ? said.body : ''
  event.waitUntil(
    // The same one again takes the place of the first, without a sound.
    self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.path ?? '/home', self.location.origin)
  // Only ever this site, whatever was pushed.
  event.waitUntil(open(url.origin === self.location.origin ? url.href : `${self.location.origin}/home`))
})

async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A window that may hold half a sentence is not sent elsewhere: it comes to the front when it is there already.
  const there = windows.find((each) => each.url === address)
  await (there ? there.focus() : self.clients.openWindow(address))
}

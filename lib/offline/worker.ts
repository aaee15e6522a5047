import { inTurn } from '@/lib/core/in-turn'
import { SeenKeeper, type Keep } from './keep-seen'
import { ALWAYS_KEPT, kindOf, OFFLINE_PAGE } from './kind-of'
import { OWN, placesOfOthers, recall, remember, shopPlace } from './places'
import { readPageNews, type PageNews } from './read-pages'
import { seeKept } from './kept-things'

/** The part we use; TypeScript knows either a worker's global scope or the page's. */
interface WorkerScope {
  caches: CacheStorage
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}

/** Keeps the worker alive until its work is done. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends LastingEvent {
  request: Request
  /** To a navigation that the browser requested while starting the worker. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

declare const BUILD: string

/** Afterwards, another user may be using the shop on this device. */
const SESSION_ENDS = ['/api/session', '/api/account']

// The compiler only knows a page's global object, not a worker's.
const scope = self as unknown as WorkerScope
const { caches } = scope
const keeper = new SeenKeeper(caches, shopPlace(BUILD))

scope.addEventListener('install', (event) => {
  // Open pages continue with the new worker: file names are unique to a build.
  event.waitUntil(Promise.all([keepBeginning(), scope.skipWaiting()]))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

scope.addEventListener('message', (event) => {
  // If the device is full, nothing new is stored.
  event.waitUntil(hear(readPageNews(event.data)).catch(() => undefined))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (address.origin !== location.origin) return
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(visit(event, address))
  else if (isAsset(request, address)) event.respondWith(asset(request))
  else if (request.method === 'DELETE' && SESSION_ENDS.includes(address.pathname))
    event.respondWith(endSession(request))
  else if (isOrderShownAnew(request, address)) event.waitUntil(keeper.keepShown(withoutData(address)))
})

/** @throws Error without the offline page, so that the browser tries again on the next visit */
async function keepBeginning(): Promise<void> {
  for (const page of ALWAYS_KEPT) await keeper.keepShown(new URL(page, location.origin))
  const things = await caches.open(shopPlace(BUILD))
  if (!(await things.match(OFFLINE_PAGE))) throw new Error('the shop is not to be seen now')
}

async function takeOver(): Promise<void> {
  for (const place of await placesOfOthers(caches, BUILD)) await caches.delete(place)
  await preload(scope.registration)
  await scope.clients.claim()
}

/** In Firefox, a failed preload ends the whole visit: https://github.com/GoogleChrome/workbox/issues/3134 */
async function preload({ navigationPreload }: ServiceWorkerRegistration): Promise<void> {
  if (navigator.userAgent.includes('Firefox/')) await navigationPreload?.disable()
  else await navigationPreload?.enable()
}

/** The network's response, whatever its status; without network, the stored copy. */
async function visit(event: RequestEvent, address: URL): Promise<Response> {
  const begunAt = Date.now()
  const keep = keeper.await(address)
  try {
    const answer = (await event.preloadResponse.catch(() => undefined)) ?? (await fetch(event.request))
    event.waitUntil(learn(address, answer, { begunAt, keep }))
    return answer
  } catch {
    return answerOffline(caches, BUILD, address)
  }
}

interface Visit {
  begunAt: number
  keep: Keep | null
}

/** Only kinds that are stored: others, such as an export, may be too large for memory. */
async function learn({ pathname }: URL, answer: Response, { begunAt, keep }: Visit): Promise<void> {
  const copy = keep && answer.clone()
  if (answer.status === 503) await hearLock({ locked: true, at: begunAt })
  else if (answer.ok && kindOf(pathname) === 'shop') await hearLock({ locked: false, at: begunAt })
  if (copy) await keep(copy)
}

/** Stored pages need no worker scripts; WebKit would check a stored one against this file's policy. */
const isAsset = ({ destination }: Request, { pathname }: URL) =>
  pathname.startsWith('/_next/static/') && destination !== 'worker'

/** Their names change with their content. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function endSession(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) await caches.delete(OWN)
  return answer
}

async function hear({ lock, user, seen }: PageNews): Promise<void> {
  if (lock) await hearLock(lock)
  if (user !== undefined) await inTurn('memory', () => hearUser(user))
  const address = seen === undefined ? null : new URL(seen, location.origin)
  if (address?.origin === location.origin && !keeper.hasJustKept(address)) await keeper.keepShown(address)
}

/** The latest report counts, not the latest to arrive. If a lock cannot be stored, nothing may be shown. */
function hearLock({ locked, at }: { locked: boolean; at: number }): Promise<unknown> {
  return inTurn('memory', async () => {
    if (at >= (await recall(caches)).heardAt) await remember(caches, { locked, heardAt: at })
  }).catch(() => locked && caches.delete(shopPlace(BUILD)))
}

/** Purchases go when their account signs out. */
async function hearUser(user: string | null): Promise<void> {
  const before = (await recall(caches)).user
  if (before !== null && before !== user) await caches.delete(OWN)
  if (before !== user) await remember(caches, { user })
}

/** E.g. just after payment; prefetched pages were not seen. */
const isOrderShownAnew = ({ headers }: Request, { pathname }: URL) =>
  kindOf(pathname) === 'order' && headers.has('rsc') && !headers.has('next-router-prefetch')

function withoutData(address: URL): URL {
  const page = new URL(address)
  page.searchParams.delete('_rsc')
  return page
}

/** The stored copy, else a page explaining why there is none. If last reported as locked, only purchases. */
export async function answerOffline(caches: CacheStorage, build: string, address: URL): Promise<Response> {
  const kind = kindOf(address.pathname)
  const { locked } = await recall(caches)
  const place = kind === 'shop' ? shopPlace(build) : OWN
  const kept = kind && !(kind === 'shop' && locked) && (await seeKept(await caches.open(place), address))
  return kept || ((await caches.match(OFFLINE_PAGE)) ?? Response.error())
}

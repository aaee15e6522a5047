/** The part of a worker's world that the shop's worker uses; TypeScript knows either it or that of pages. */
export interface WorkerScope {
  caches: CacheStorage
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}

/** An event that the worker lives for until all that was begun with it is done. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LastingEvent {
  request: Request
  /** The answer to a navigation that the browser has asked for while the worker started. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

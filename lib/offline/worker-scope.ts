/** The part of the service worker's global scope we use; TypeScript knows either that or the page's. */
export interface WorkerScope {
  caches: CacheStorage
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}

/** An event that keeps the worker alive until its work is done. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LastingEvent {
  request: Request
  /** Response to a navigation that the browser requested while starting the worker. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

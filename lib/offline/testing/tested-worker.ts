import { caches, Headers, Request, Response, setGlobalOrigin } from 'undici'

const ORIGIN = 'https://shop.example'

type Answer = () => Promise<unknown>
interface Visit {
  mode?: string
  method?: string
  destination?: string
  preload?: Promise<unknown>
}

/** The parts of a browser that `lib/offline/worker` uses: real caches and responses, and a network controlled by the test. */
export class TestedWorker {
  readonly caches = caches
  readonly preloads: string[] = []
  private readonly listeners = new Map<string, (event: object) => void>()
  private readonly network = new Map<string, Answer>()

  static async start({ userAgent = 'Chrome/150' } = {}): Promise<TestedWorker> {
    const worker = new TestedWorker()
    for (const place of await caches.keys()) await caches.delete(place)
    setGlobalOrigin(ORIGIN)
    const globals = { Headers, Request, Response, BUILD: 'build', self: worker.scope(), caches }
    const values = { ...globals, location: new URL(ORIGIN), navigator: { userAgent }, fetch: worker.fetch }
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(globalThis, name, { value, configurable: true })
    jest.resetModules()
    await import('../worker')
    return worker
  }

  /** Sets the response for an address; without one, there is no network. */
  answer(path: string, answer: Answer): void {
    this.network.set(path, answer)
  }

  /**
   * Sends a request through the worker.
   * @returns its response, if it handles the request, and a promise for all follow-up work
   */
  ask(path: string, { mode = 'navigate', method = 'GET', destination = '', preload }: Visit = {}) {
    const request = { url: ORIGIN + path, mode, method, destination, headers: new Headers() }
    return this.send('fetch', { request, preloadResponse: preload ?? Promise.resolve(undefined) })
  }

  tell(data: object): Promise<unknown> {
    return this.send('message', { data }).done()
  }

  install(): Promise<unknown> {
    return this.send('install', {}).done()
  }

  activate(): Promise<unknown> {
    return this.send('activate', {}).done()
  }

  private readonly fetch = (target: string | URL | { url: string }): Promise<unknown> => {
    const { pathname, search } = new URL(
      typeof target === 'object' && 'url' in target ? target.url : target,
      ORIGIN,
    )
    const answer = this.network.get(pathname + search)
    return answer ? answer() : Promise.reject(new TypeError('Failed to fetch'))
  }

  private send(type: string, fields: object) {
    const works: Promise<unknown>[] = []
    const answers: Promise<Response>[] = []
    this.listeners.get(type)?.({
      ...fields,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
    })
    return {
      answer: answers[0],
      done: async () => {
        await Promise.allSettled(answers)
        await Promise.all(works)
      },
    }
  }

  private scope() {
    const switchTo = (state: string) => () => Promise.resolve(void this.preloads.push(state))
    return {
      caches,
      registration: { navigationPreload: { enable: switchTo('enabled'), disable: switchTo('disabled') } },
      clients: { claim: () => Promise.resolve() },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (type: string, listener: (event: object) => void) =>
        this.listeners.set(type, listener),
    }
  }
}

export const page = (html: string) => () =>
  Promise.resolve(
    new Response(`<html><body>${html}</body></html>`, { headers: { 'content-type': 'text/html' } }),
  )

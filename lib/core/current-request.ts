import { AsyncLocalStorage } from 'node:async_hooks'
import { shared } from './shared'

interface CurrentRequest {
  requestId: string
  /** The visitor's trusted address, or null. */
  address: string | null
  /** Aborted when the caller has gone before the answer. */
  signal?: AbortSignal
}

/** One for all bundles of the build: what one of them shares, such as a queue, is used by the requests of others. */
const requests = shared('current request', () => new AsyncLocalStorage<CurrentRequest>())

/** Undefined in commands and background work. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}

export function whileAnswering<T>(request: CurrentRequest, run: () => T): T {
  return requests.run(request, run)
}

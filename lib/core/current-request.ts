import { AsyncLocalStorage } from 'node:async_hooks'

interface CurrentRequest {
  requestId: string
  /** The visitor's trusted address, or null. */
  address: string | null
  /** Aborted when the caller has gone before the answer. */
  signal?: AbortSignal
}

const requests = new AsyncLocalStorage<CurrentRequest>()

/** Undefined in commands and background work. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}

export function whileAnswering<T>(request: CurrentRequest, run: () => T): T {
  return requests.run(request, run)
}

import { AsyncLocalStorage } from 'node:async_hooks'

interface CurrentRequest {
  requestId: string
  /** The visitor's trusted address, or null. */
  address: string | null
  /** Aborted when the caller has gone before the answer. */
  signal?: AbortSignal
}

const requests = new AsyncLocalStorage<CurrentRequest>()

/** The request being answered; undefined in commands and in the shop's own background work. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}

/** Runs a request's handler with the request as `currentRequest()`. */
export function whileAnswering<T>(request: CurrentRequest, run: () => T): T {
  return requests.run(request, run)
}

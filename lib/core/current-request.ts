import { AsyncLocalStorage } from 'node:async_hooks'

interface CurrentRequest {
  requestId: string
  /** The visitor's trusted address, or null. */
  address: string | null
}

const requests = new AsyncLocalStorage<CurrentRequest>()

/** The request that is being answered; undefined in commands and in what the shop does by itself. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore()
}

/** Runs what answers a request. */
export function whileAnswering<T>(request: CurrentRequest, run: () => T): T {
  return requests.run(request, run)
}

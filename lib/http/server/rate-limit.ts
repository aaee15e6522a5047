import { AsyncResource } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ShopError } from '@/lib/core/errors'
import { networkOf } from '@/lib/core/ip-address'

export interface RateLimit {
  /** Tells the counters apart. */
  name: string
  /** Calls per network of a visitor. */
  points: number
  /** Length of the window in seconds. */
  seconds: number
}

/** A counter's timer runs until the window ends; started within a request, it would keep all of it that long. */
const outsideOfRequests = new AsyncResource('RateLimit')
const limiters = new Map<string, RateLimiterMemory>()

/**
 * Counts one call of a visitor. Counters live in memory: they are per process and begin anew with it.
 * @throws ShopError `rate_limited` with the seconds until the next window
 */
export async function countCall(limit: RateLimit, address: string | null): Promise<void> {
  const limiter = limiters.get(limit.name) ?? createLimiter(limit)
  try {
    await outsideOfRequests.runInAsyncScope(() => limiter.consume(networkOf(address)))
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection
    throw new ShopError('rate_limited', { retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) })
  }
}

function createLimiter({ name, points, seconds }: RateLimit): RateLimiterMemory {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  limiters.set(name, limiter)
  return limiter
}

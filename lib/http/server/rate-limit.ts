import { AsyncResource } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ShopError } from '@/lib/core/errors'
import { networkOf } from '@/lib/core/address/ip-address'

export interface RateLimit {
  name: string
  /** Per visitor's network. */
  points: number
  seconds: number
}

/** Timers run until the window ends; created within a request, they would keep its memory alive. */
const outsideOfRequests = new AsyncResource('RateLimit')
const limiters = new Map<string, RateLimiterMemory>()

/** Per process. @throws ShopError `rate_limited` with the seconds until the next window */
export function countCall(limit: RateLimit, address: string | null): Promise<void> {
  return count(limit, networkOf(address))
}

async function count(limit: RateLimit, key: string): Promise<void> {
  const limiter = limiters.get(limit.name) ?? createLimiter(limit)
  try {
    await outsideOfRequests.runInAsyncScope(() => limiter.consume(key))
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

import { AsyncResource } from 'node:async_hooks'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ShopError } from '@/lib/core/errors'
import { isPublicAddress, networkOf } from '@/lib/core/address/ip-address'
import { mailboxOf } from '@/lib/core/text/same-mailbox'

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
export function countCall(limit: RateLimit, address: string | null): Promise<void> {
  return count(limit, networkOf(address))
}

/**
 * Counts one call that has a mail sent to a mailbox, by the visitor and the mailbox together: nobody's calls use up another's.
 * An address that says nothing about a visitor is not counted, because strangers would share it.
 * @throws ShopError `rate_limited` with the seconds until the next window
 */
export async function countMailAsked(limit: RateLimit, address: string | null, email: string): Promise<void> {
  if (address === null || !isPublicAddress(address)) return
  await count(limit, `${networkOf(address)} ${mailboxOf(email)}`)
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

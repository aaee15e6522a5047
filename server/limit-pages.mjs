import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Limits of pages for one visitor's network, and for all together. */
const USUAL = {
  /** At a time: more would block everything else in the process. */
  inWork: 2,
  inWorkOfAll: 8,
  /** Waiting for these. */
  waiting: 200,
  waitingOfAll: 1_000,
  /**
   * Points a minute: a cached page costs 1, one that is rendered for its visitor 10. Several school classes behind
   * one address use some hundreds.
   */
  points: 12_000,
}
const RENDERED = 10
const MINUTE_S = 60
/** Sent as `Retry-After` when too many are waiting. */
const SOON_S = 5

/**
 * A visitor's network, by lib/core/address; `isOwn` is false if strangers may share it, as behind an undeclared
 * proxy.
 * @typedef {{ network: string, isOwn: boolean }} Visitor
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./refuse-early.mjs').Refusal} Refusal
 */

/**
 * Keeps one visitor from taking up the whole process: pages are queued by network, and each network may request a
 * number of them a minute, unless strangers may share it.
 * @param {Partial<typeof USUAL>} [limits]
 */
export function limitPages(limits = {}) {
  const { inWork, inWorkOfAll, waiting, waitingOfAll, points } = { ...USUAL, ...limits }
  const all = pLimit(inWorkOfAll)
  /** @type {Map<string, import('p-limit').Limit>} */
  const networks = new Map()
  const counted = new RateLimiterMemory({ points, duration: MINUTE_S })
  let waitingNow = 0

  /**
   * Renders a page in its turn, unless its visitor has left by then.
   * @param {Visitor} visitor
   * @param {Response} response
   * @param {() => Promise<unknown>} make resolves when it is rendered, with the response's headers set; possibly
   * never once its visitor has left
   * @returns {Promise<Refusal | null>} why it is not rendered
   */
  return async function makePage({ network, isOwn }, response, make) {
    const isOver = isOwn ? await count(network) : null
    if (isOver) return isOver
    const own = networks.get(network) ?? pLimit(inWork)
    if (own.pendingCount >= waiting) return tooMany(SOON_S)
    if (waitingNow >= waitingOfAll) return { status: 503, code: 'busy', retryAfter: SOON_S }
    networks.set(network, own)
    waitingNow += 1
    await own(() =>
      all(async () => {
        waitingNow -= 1
        if (response.destroyed) return
        const closed = new Promise((resolve) => response.once('close', resolve))
        await Promise.race([make(), closed])
        // Otherwise consecutive pages from memory would block the event loop for everything else.
        await setImmediate()
      }),
    )
    if (own.activeCount + own.pendingCount === 0) networks.delete(network)
    const isRendered = !response.hasHeader('x-nextjs-prerender')
    if (isOwn && isRendered) await counted.penalty(network, RENDERED - 1)
    return null
  }

  /**
   * @param {string} network
   * @returns {Promise<Refusal | null>}
   */
  async function count(network) {
    try {
      await counted.consume(network)
      return null
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      return tooMany(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)))
    }
  }
}

/**
 * @param {number} retryAfter
 * @returns {Refusal}
 */
const tooMany = (retryAfter) => ({ status: 429, code: 'rate_limited', retryAfter })

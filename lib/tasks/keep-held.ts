import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'

/** Without a sign of life for this long, others take what a process has in hand. */
export const HOLD_MS = 30_000
const SIGN_EVERY_MS = 10_000
/** Longer than any attempt; one that hangs is left to others after this. */
const LONGEST_MS = 5 * 60_000

/**
 * Gives signs of life while this process works on something that others must leave alone meanwhile. None comes late: after a
 * pause in which another process may have taken it, there are no more.
 * @param extend moves the end of the hold to a time in ms since 1970
 * @returns stops it, and resolves when no more will be written
 */
export function keepHeld(
  extend: (until: number) => Promise<unknown>,
  everyMs = SIGN_EVERY_MS,
): () => Promise<void> {
  const begun = performance.now()
  let heldSince = begun
  let giving: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const at = performance.now()
    if (at - begun > LONGEST_MS || at - heldSince > HOLD_MS) return clearInterval(timer)
    giving = extend(now() + HOLD_MS).then(
      () => (heldSince = at),
      (error: unknown) => log().warn({ error }, 'no sign of life given'),
    )
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await giving
  }
}

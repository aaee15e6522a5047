import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'

/** After this long without a heartbeat, other processes take over a claimed task: within 15 s, with the time to look. */
export const HOLD_MS = 14_000
const SIGN_EVERY_MS = 4_000
/** Longer than any attempt of most kinds; a hanging one is given up after this. */
const LONGEST_MS = 5 * 60_000

/**
 * Stops after a pause in which another process may have taken over, so that no heartbeat comes too late.
 * @param extend to a time in ms @returns stops it, and resolves when no more will be written
 */
export function keepHeld(
  extend: (until: number) => Promise<unknown>,
  everyMs = SIGN_EVERY_MS,
  longestMs = LONGEST_MS,
): () => Promise<void> {
  const begun = performance.now()
  let heldSince = begun
  let giving: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const at = performance.now()
    if (at - begun > longestMs || at - heldSince > HOLD_MS) return clearInterval(timer)
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

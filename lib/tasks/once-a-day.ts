import { isClockDoubted } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { taskAdded } from './data'
import { inLoop } from './in-loop'
import type { TaskKind } from './schema'

const EVERY_MS = 60 * 60_000

/** In Berlin, by whichever process is first. @param isWanted while not, the day is not used up @returns stops it */
export function onceADay(
  store: Store,
  kind: TaskKind,
  isWanted: () => boolean = () => true,
): () => Promise<void> {
  const { stop } = inLoop(`${kind} not planned`, EVERY_MS, async () => {
    // With a wrong clock, a future day could be recorded as done.
    if (!isWanted() || (await isClockDoubted(store))) return
    const day = dayOf(now())
    await store.updateOnce(`${kind}_${day}`, taskAdded(kind, day).changes)
  })
  return stop
}

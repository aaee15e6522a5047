import 'server-only'
import { clockConfirmed } from '@/lib/clock/data'
import { readClock } from '@/lib/clock/require-clock'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { reviveForClock } from '@/lib/tasks/revive-for-clock'

/**
 * The owner says that the clock is right; what waited for that goes on. Where another machine's time contradicts it, it stays
 * doubted all the same.
 * @returns what the clock says, in ms
 */
export async function confirmClock(store: Store, actor: string): Promise<number> {
  const reading = await readClock(store)
  const deed = { actor, act: 'clock-confirmed', subject: 'signals/clock', after: reading.at } as const
  await store.update({ ...clockConfirmed(reading), ...journalAdded(deed) })
  await reviveForClock(store)
  return reading.at
}

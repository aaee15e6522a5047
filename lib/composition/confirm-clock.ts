import 'server-only'
import { clockConfirmed } from '@/lib/clock/data'
import { readClock } from '@/lib/clock/require-clock'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { reviveForClock } from '@/lib/tasks/revive-for-clock'

/**
 * The owner confirms the clock; tasks waiting for that continue. If another machine's time contradicts the
 * clock, it stays doubted.
 * @returns the clock's time, in ms
 */
export async function confirmClock(store: Store, actor: string): Promise<number> {
  const reading = await readClock(store)
  const entry = { actor, act: 'clock-confirmed', subject: 'signals/clock', after: reading.at } as const
  await store.update({ ...clockConfirmed(reading), ...journalAdded(entry) })
  await reviveForClock(store)
  return reading.at
}

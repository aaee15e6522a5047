import { clockConfirmed } from '@/lib/clock/data'
import { readClock } from '@/lib/clock/require-clock'
import { journalAdded } from '@/lib/journal/data'
import { confirmNumbers } from '@/lib/invoices/restored-numbers'
import type { Store } from '@/lib/store/store'
import { reviveForClock } from '@/lib/tasks/revive-for-clock'

/** Stays doubted if another machine's time contradicts it; else waiting tasks continue. @returns the time, in ms */
export async function confirmClock(store: Store, actor: string): Promise<number> {
  const reading = await readClock(store)
  const entry = { actor, act: 'clock-confirmed', subject: 'signals/clock', after: reading.at } as const
  await store.update({ ...clockConfirmed(reading), ...journalAdded(entry) })
  await reviveForClock(store)
  return reading.at
}

/** After a restore, see `confirmNumbers`; waiting tasks continue. @returns the gaps in words; '' if there is none */
export async function confirmLastNumbers(store: Store, given: string, actor: string): Promise<string> {
  const gaps = await confirmNumbers(store, given, actor)
  await reviveForClock(store)
  return gaps
}

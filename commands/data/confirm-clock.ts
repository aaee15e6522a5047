import { COMMAND_LINE } from '@/lib/account/actor'
import { clockSeen } from '@/lib/clock/data'
import { readClock } from '@/lib/clock/require-clock'
import type { Env } from '@/lib/core/env'
import { journalAdded } from '@/lib/journal/data'
import { dataText as t, say } from '@/build/command-texts'
import { withStore } from '../open-data'

/**
 * `confirm-clock`: the owner confirms that the clock is right although it seems to be ahead. Not possible if the
 * database has its own time, which is more reliable.
 */
export async function confirmClock(settings: Env): Promise<void> {
  await withStore(settings, async (store) => {
    const reading = await readClock(store)
    const deed = {
      actor: COMMAND_LINE,
      act: 'clock-confirmed',
      subject: 'signals/clock',
      after: reading.at,
    } as const
    await store.update({ ...clockSeen(reading), ...journalAdded(deed) })
    const at = new Date(reading.at)
    say(t('clock_confirmed', { at }))
  })
}

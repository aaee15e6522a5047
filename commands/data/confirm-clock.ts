import { COMMAND_LINE } from '@/lib/account/actor'
import { confirmClock } from '@/lib/admin/confirm-clock'
import type { Env } from '@/lib/core/env'
import { dataText as t, say } from '@/build/command-texts'
import { withStore } from '../open-data'

/**
 * `confirm-clock`: the owner confirms that the clock is right although the shop doubts it. Not possible if the database has
 * its own time, which is more reliable.
 */
export async function confirmFromCommandLine(settings: Env): Promise<void> {
  await withStore(settings, async (store) => {
    const at = new Date(await confirmClock(store, COMMAND_LINE))
    say(t('clock_confirmed', { at }))
  })
}

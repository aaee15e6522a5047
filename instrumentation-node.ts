import { log } from '@/lib/core/log'
import { shared } from '@/lib/core/shared'
import { closeEventStreams } from '@/lib/http/event-stream'
import { resumeConversions } from '@/lib/orders/resume-conversions'
import { watchSettings } from '@/lib/settings/watch-settings'
import { store } from '@/lib/store/open-store'

/** What the shop does once per start: finish what an earlier process left, and prepare to end cleanly. */
export async function startShop(): Promise<void> {
  // scripts/server.mjs, which is no part of the build, ends by this what the build has opened.
  shared('shutdown', () => ({ closeStreams: closeEventStreams, closeStore: () => store().close() }))
  watchSettings(store())
  try {
    await resumeConversions(store())
  } catch (error) {
    log().error({ error }, 'conversions not resumed')
  }
}

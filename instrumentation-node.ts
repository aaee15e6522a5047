import { setTimeout } from 'node:timers/promises'
import { shopTasks } from '@/lib/admin/shop-tasks'
import { watchClock } from '@/lib/admin/watch-clock'
import { watchCatalog } from '@/lib/catalog/watch-catalog'
import { env } from '@/lib/core/env'
import { closeThreads, openThreads } from '@/lib/core/off-thread'
import { shared } from '@/lib/core/shared'
import { announceVersions } from '@/lib/delivery/announce-versions'
import { closeEventStreams } from '@/lib/http/server/event-stream'
import { checkPayments } from '@/lib/orders/paying/check-payments'
import { closeTransport } from '@/lib/mail/transport'
import { whenMigrated } from '@/lib/migration/when-migrated'
import { removeLeftCopies } from '@/lib/operation/backup-copy'
import { watchEventLoop } from '@/lib/operation/metrics'
import { onceADay } from '@/lib/tasks/once-a-day'
import { runTasks } from '@/lib/tasks/run-tasks'
import { onSettings } from '@/lib/settings/current-settings'
import { watchSettings } from '@/lib/settings/watch-settings'
import { store } from '@/lib/store/open-store'

/** A store that has not answered by then may be away; the shop starts all the same. */
const PATIENCE_MS = 5000
/** So long the end waits for tasks in hand; the process has ten seconds in all. */
const LAST_TASKS_MS = 2000

/**
 * What the shop does once per start: prepare to end cleanly, listen to its settings and its catalogue, finish what was left
 * undone. It resolves when these are known, so that nobody is told of a maintenance that there is not, or of an old price.
 */
export async function startShop(): Promise<void> {
  watchEventLoop()
  // While the shop is developed, there is no build to take them from.
  if (process.env.NODE_ENV === 'production') openThreads()
  removeLeftCopies(env().DATA_DIR)
  let stopTasks = async () => {}
  const closeStore = async () => {
    // Longer tasks are started again by the next start.
    await Promise.race([stopTasks(), setTimeout(LAST_TASKS_MS)])
    closeTransport()
    await closeThreads()
    await store().close()
  }
  // server/server.mjs, which is no part of the build, ends by this what the build has opened.
  shared('shutdown', () => ({ closeStreams: closeEventStreams, closeStore }))
  // As long as they are not known, the shop is locked.
  void whenMigrated(env()).then(() => watchSettings(store()))
  const catalogKnown = watchCatalog(store(), env().DATA_DIR)
  // The first settings tell that the store can be reached.
  const stop = onSettings(() => {
    queueMicrotask(() => stop())
    void announceVersions(store())
    const stops = [
      runTasks(store(), shopTasks),
      checkPayments(store()),
      onceADay(store(), 'tidy'),
      onceADay(store(), 'release'),
      onceADay(store(), 'flags'),
      watchClock(store()),
    ]
    stopTasks = async () => void (await Promise.all(stops.map((stop) => stop())))
  })
  await Promise.race([
    Promise.all([settingsKnown(), catalogKnown]),
    setTimeout(PATIENCE_MS, undefined, { ref: false }),
  ])
}

function settingsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onSettings(() => {
      queueMicrotask(() => stop())
      resolve()
    })
  })
}

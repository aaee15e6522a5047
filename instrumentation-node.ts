import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { shopTasks } from '@/lib/composition/shop-tasks'
import { pageState } from '@/lib/admin/page-state'
import { keepVisits } from '@/lib/admin/figures/keep-visits'
import { watchClock } from '@/lib/composition/watch-clock'
import { setMoneyBackPromised } from '@/lib/catalog/current-catalog'
import { watchCatalog } from '@/lib/catalog/watch-catalog'
import { isPublicAddress, networkOf } from '@/lib/core/address/ip-address'
import { visitorAddress } from '@/lib/core/address/visitor-address'
import { env } from '@/lib/core/env'
import { logConsole } from '@/lib/core/log'
import { closeThreads, openThreads } from '@/lib/core/off-thread'
import { shared } from '@/lib/core/shared'
import { closeEventStreams } from '@/lib/http/server/event-stream'
import { checkPayments } from '@/lib/orders/paying/check-payments'
import { closeTransport } from '@/lib/mail/transport'
import { whenMigrated } from '@/lib/migration/when-migrated'
import { runCopies } from '@/lib/operation/copies/run-copies'
import { removeLeftCopies } from '@/lib/operation/backup-copy'
import { openOrEnd } from '@/lib/operation/open-or-end'
import { watchEventLoop } from '@/lib/operation/metrics'
import { hasProviderPayouts } from '@/lib/statements/provider-payouts/read-payouts'
import { onceADay } from '@/lib/tasks/once-a-day'
import { freeLeftClaims, markRunning } from '@/lib/tasks/holders'
import { runTasks } from '@/lib/tasks/run-tasks'
import { onSettings, shownSettings } from '@/lib/settings/current-settings'
import { watchSettings } from '@/lib/settings/watch-settings'
import { keepAddress } from '@/lib/setup/shop-address'
import { watchOpening, watchOwner } from '@/lib/setup/watch-owner'
import { watchVariables } from '@/lib/setup/watch-variables'
import { store } from '@/lib/store/open-store'

/** The shop starts even if the store has not answered by then. */
const PATIENCE_MS = 5000
/** For what runs beside requests; longer than `runTasks`, and the process has ten seconds in all. */
const LAST_ROUNDS_MS = 4000

/** Resolves when settings, owner and catalogue have been loaded: no page may show a wrong owner or an old price. */
export async function startShop(): Promise<void> {
  watchEventLoop()
  // The threads' code is part of the build, which development has not; there, people read what is printed.
  if (process.env.NODE_ENV === 'production') {
    openThreads()
    logConsole()
  }
  await openOrEnd()
  removeLeftCopies(env().DATA_DIR)
  const unmark = markRunning(env().DATA_DIR)
  freeLeftClaims(env().DATA_DIR)
  const stops: (() => Promise<unknown>)[] = []
  let stopTasks = async () => {}
  let tasksEnd = Promise.resolve()
  let endCopies = async () => {}
  // While the last requests are answered.
  const begin = () => {
    closeEventStreams()
    tasksEnd = stopTasks()
  }
  const closeStore = async () => {
    const ended = Promise.all([tasksEnd, ...stops.map((stop) => stop())])
    await Promise.race([ended, setTimeout(LAST_ROUNDS_MS)])
    closeTransport()
    await closeThreads()
    await store().close()
    await endCopies()
    unmark()
  }
  // Lets server/server.mjs, which is not part of the build, close what the build has opened.
  shared('shutdown', () => ({ begin, closeStore }))
  // Lets it know whose page it makes, as the API does.
  shared('visitorOf', () => visitorOf)
  shared('pageState', () => pageState)
  // The shop is locked until they are known.
  void whenMigrated(env())
    .then(() => Promise.all([watchVariables(store(), env().DATA_DIR), watchOpening(store())]))
    // Tasks begin with the settings, may need a variable, and must know whether the shop is open.
    .then(() => watchSettings(store()))
  // Pages that are the same for everybody state the promise, so it is published with the catalogue.
  onSettings((settings) => setMoneyBackPromised(shownSettings(settings).moneyBack))
  const ownerKnown = watchOwner(store(), env().DATA_DIR)
  const catalogKnown = watchCatalog(store(), env().DATA_DIR)
  // With the first settings, the store is reachable.
  const stop = onSettings(() => {
    queueMicrotask(() => stop())
    // Unset where no start script has chosen it, as in development.
    const { SHOP_ORIGIN: address } = process.env
    if (address !== undefined) void keepAddress(store(), address)
    stopTasks = runTasks(store(), shopTasks)
    const copies = runCopies(store())
    endCopies = copies.end
    stops.push(
      copies.stop,
      checkPayments(store()),
      onceADay(store(), 'tidy'),
      onceADay(store(), 'release'),
      onceADay(store(), 'flags'),
      onceADay(store(), 'provider-payouts', hasProviderPayouts),
      onceADay(store(), 'digest'),
      watchClock(store()),
      keepVisits(store()),
    )
  })
  await Promise.race([
    Promise.all([settingsKnown(), ownerKnown, catalogKnown]),
    setTimeout(PATIENCE_MS, undefined, { ref: false }),
  ])
}

/** Whether it is one of their own: strangers share those that are not public. */
function visitorOf(headers: IncomingHttpHeaders): { network: string; isOwn: boolean } {
  const given = { get: (name: string) => headers[name]?.toString() ?? null }
  const address = visitorAddress(given, env().TRUSTED_PROXIES)
  return { network: networkOf(address), isOwn: address !== null && isPublicAddress(address) }
}

function settingsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onSettings(() => {
      queueMicrotask(() => stop())
      resolve()
    })
  })
}

import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { endFault, getFault, saveFault, saveNotifiedFault } from './fault-data'
import { reviveResting } from './revive-resting'
import { serviceSchema, type Fault, type Service } from './schema'
import type { TaskHandlers } from './task-handlers'

const ASK_EVERY_MS = 8_000
/** Shorter outages are not worth a mail to the owner. */
const NOTIFIED_AFTER_MS = 10 * 60_000

type Handlers = Partial<TaskHandlers>

function blamedIn(error: unknown): Service | undefined {
  if (error instanceof ShopError && error.code === 'payment_unavailable') return 'payment'
  return serviceSchema.safeParse(Object(error).service).data
}

/** Checks the service first: the failure may be the task's own. @returns whether the service is down */
export async function noteFault(
  store: Store,
  service: Service | undefined,
  { reach }: Handlers,
  error: unknown,
): Promise<boolean> {
  if (!service || !reach || blamedIn(error) !== service) return false
  if (Object(error).isSilent !== true && (await answers(service, reach))) return false
  if (!(await getFault(store, service))) {
    log().error({ service }, 'service away')
    await saveFault(store, service, { since: now(), tryAt: now() + ASK_EVERY_MS })
  }
  return true
}

/** If it is back, all its tasks resume, and an owner who knew is told. @returns ms to the next check; 0 if back */
export async function askAgain(
  store: Store,
  service: Service,
  fault: Fault,
  { reach, faultNotified }: Handlers,
): Promise<number> {
  const pause = pauseOf(fault)
  if (pause > 0) return pause
  if (!reach || !(await answers(service, reach))) {
    const present = { ...fault, tryAt: now() + ASK_EVERY_MS }
    const isToTell = fault.notifiedAt === undefined && now() - fault.since >= NOTIFIED_AFTER_MS
    if (isToTell) {
      const notified = faultNotified?.(service, fault.since, null) ?? {}
      await saveNotifiedFault(store, service, { ...present, notifiedAt: now() }, notified)
    } else await saveFault(store, service, present)
    return ASK_EVERY_MS
  }
  log().info({ service, since: fault.since }, 'service answers again')
  const notified = fault.notifiedAt === undefined ? {} : (faultNotified?.(service, fault.since, now()) ?? {})
  if (await endFault(store, service, fault, notified)) await reviveResting(store, { service })
  return 0
}

/** No pause is longer than usual, except one from before the clock was set back. */
function pauseOf({ tryAt }: Fault): number {
  const pause = tryAt - now()
  return pause <= ASK_EVERY_MS ? pause : 0
}

async function answers(service: Service, reach: TaskHandlers['reach']): Promise<boolean> {
  return reach[service]().then(
    () => true,
    () => false,
  )
}

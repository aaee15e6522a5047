import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { endFault, getFault, noteTold, saveFault } from './fault-data'
import { reviveResting } from './revive-resting'
import { serviceSchema, type Fault, type Service } from './schema'
import type { TaskHandlers } from './task-handlers'

/** How often to check whether a service is back. */
const ASK_EVERY_MS = 30_000
/** Shorter faults are not worth telling the owner. */
const TOLD_AFTER_MS = 10 * 60_000

type Handlers = Partial<TaskHandlers>

/** The service that a failure reports as away, if any. */
function blamedIn(error: unknown): Service | undefined {
  if (error instanceof ShopError && error.code === 'payment_unavailable') return 'payment'
  return serviceSchema.safeParse(Object(error).service).data
}

/**
 * Records a fault if a task failed because its service is away. Asks the service first, since the failure may be
 * the task's own.
 * @returns whether it is away
 */
export async function noteFault(
  store: Store,
  service: Service | undefined,
  { reach }: Handlers,
  error: unknown,
): Promise<boolean> {
  if (!service || !reach || blamedIn(error) !== service || (await answers(service, reach))) return false
  if (!(await getFault(store, service))) {
    log().error({ service }, 'service away')
    await saveFault(store, service, { since: now(), tryAt: now() + ASK_EVERY_MS })
  }
  return true
}

/**
 * Checks whether a service is back, if it is time. If so, its tasks resume, including resting ones, and the
 * owner is told if they knew of the fault.
 * @returns ms until the next check; 0 if it is back
 */
export async function askAgain(
  store: Store,
  service: Service,
  fault: Fault,
  { reach, faultTold }: Handlers,
): Promise<number> {
  if (fault.tryAt > now()) return fault.tryAt - now()
  if (!reach || !(await answers(service, reach))) {
    const present = { ...fault, tryAt: now() + ASK_EVERY_MS }
    const isToTell = fault.toldAt === undefined && now() - fault.since >= TOLD_AFTER_MS
    if (isToTell) {
      const told = faultTold?.(service, fault.since, null) ?? {}
      await noteTold(store, service, { ...present, toldAt: now() }, told)
    } else await saveFault(store, service, present)
    return ASK_EVERY_MS
  }
  log().info({ service, since: fault.since }, 'service answers again')
  const told = fault.toldAt === undefined ? {} : (faultTold?.(service, fault.since, now()) ?? {})
  if (await endFault(store, service, fault, told)) await reviveResting(store, { service })
  return 0
}

async function answers(service: Service, reach: TaskHandlers['reach']): Promise<boolean> {
  return reach[service]().then(
    () => true,
    () => false,
  )
}

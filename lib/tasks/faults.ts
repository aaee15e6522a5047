import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { endFault, getFault, noteTold, saveFault } from './fault-data'
import { reviveResting } from './revive-resting'
import { serviceSchema, type Fault, type Service } from './schema'
import type { TaskHandlers } from './task-handlers'

/** How often a service that is away is asked whether it answers again. */
const ASK_EVERY_MS = 30_000
/** A fault that is over sooner is nothing to tell the owner of. */
const TOLD_AFTER_MS = 10 * 60_000

type Handlers = Partial<TaskHandlers>

/** The service of which a failure says that it was away, if it does. */
function blamedIn(error: unknown): Service | undefined {
  if (error instanceof ShopError && error.code === 'payment_unavailable') return 'payment'
  return serviceSchema.safeParse(Object(error).service).data
}

/**
 * Notes a fault if a task has failed because its service is away. The service is asked first: a task that alone fails this way has a
 * fault of its own.
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
 * Asks a service that was away whether it answers again, if it is time to. As soon as it does, its tasks go on, those that rest too, and
 * the owner is told if they were told of the fault.
 * @returns ms until it is to be asked again; 0 if it answers
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

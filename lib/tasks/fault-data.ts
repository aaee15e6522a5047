import 'server-only'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { faultSchema, type Fault, type Service } from './schema'

/** Since when a service is away; null if it is not, or if unreadable: a broken record must not hold tasks back. */
export async function getFault(store: Store, service: Service): Promise<Fault | null> {
  const value = await store.get(`faults/${service}`)
  if (value === null) return null
  const { data = null, error } = faultSchema.safeParse(value)
  if (error) log().error({ error, service }, 'broken fault')
  return data
}

export function saveFault(store: Store, service: Service, fault: Fault): Promise<void> {
  return store.update({ [`faults/${service}`]: fault })
}

/** Records that the owner was told of a fault, together with the mail; once across all processes. */
export async function noteTold(store: Store, service: Service, fault: Fault, told: Changes): Promise<void> {
  await store.updateOnce(`fault_${service}_${fault.since}_told`, { [`faults/${service}`]: fault, ...told })
}

/** When the owner was last told that a task rests, in ms. */
const TOLD_OF_TASK = 'signals/taskTold'

/** Whether the owner was told after a time (ms) that a task rests. */
export async function wasToldOfTask(store: Store, after: number): Promise<boolean> {
  return Number(await store.get(TOLD_OF_TASK)) > after
}

/** Records when the owner is told that a task rests; written with the mail. */
export const toldOfTask = (at: number): Changes => ({ [TOLD_OF_TASK]: at })

/**
 * Ends a fault, together with its mail, also one that a process which found the service away has written back after its end.
 * @returns false if another process has ended it
 */
export async function endFault(
  store: Store,
  service: Service,
  { since }: Fault,
  told: Changes,
): Promise<boolean> {
  const over = { [`faults/${service}`]: null }
  if (await store.updateOnce(`fault_${service}_${since}_over`, { ...over, ...told })) return true
  if ((await getFault(store, service))?.since === since) await store.update(over)
  return false
}

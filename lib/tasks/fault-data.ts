import 'server-only'
import { log } from '@/lib/core/log'
import type { Changes, Store } from '@/lib/store/store'
import { faultSchema, type Fault, type Service } from './schema'

/** Null also if unreadable: a broken record must not block tasks. */
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

/** Together with the mail; once across all processes. */
export async function saveNotifiedFault(
  store: Store,
  service: Service,
  fault: Fault,
  notified: Changes,
): Promise<void> {
  await store.updateOnce(`fault_${service}_${fault.since}_notified`, {
    [`faults/${service}`]: fault,
    ...notified,
  })
}

/** When the owner was last notified of a resting task, in ms. */
const TASK_NOTIFIED = 'signals/taskNotified'

/** @param after in ms */
export async function wasNotifiedOfTask(store: Store, after: number): Promise<boolean> {
  return Number(await store.get(TASK_NOTIFIED)) > after
}

/** Written with the mail. */
export const taskNotified = (at: number): Changes => ({ [TASK_NOTIFIED]: at })

/** With its mail; also one that a slower process has written again. @returns false if another process ended it */
export async function endFault(
  store: Store,
  service: Service,
  { since }: Fault,
  notified: Changes,
): Promise<boolean> {
  const over = { [`faults/${service}`]: null }
  if (await store.updateOnce(`fault_${service}_${since}_over`, { ...over, ...notified })) return true
  if ((await getFault(store, service))?.since === since) await store.update(over)
  return false
}

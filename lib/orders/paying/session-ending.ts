import 'server-only'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/subject'
import type { Changes } from '@/lib/store/store'
import type { Order } from '../schema'

/** The task that closes an unpaid order's payment page; null if it has none. */
export function sessionEnding({ paymentMethod, session }: Order): { id: string; changes: Changes } | null {
  const isPayable = session?.state === 'open' || session?.state === 'closing'
  if (!isPayable || session.id === undefined || paymentMethod === 'vorkasse') return null
  return taskAdded('session-end', pairSubject(paymentMethod, session.id))
}

import 'server-only'
import { taskAdded } from '@/lib/tasks/data'
import { pairSubject } from '@/lib/tasks/subject'
import type { Changes } from '@/lib/store/store'
import type { Order } from '../schema'

/** What leaves it to a task to end the payment page on which an order could still be paid; null if it has none. */
export function sessionEnding({ paymentMethod, session }: Order): { id: string; changes: Changes } | null {
  const isPayable = session?.state === 'open' || session?.state === 'closing'
  if (!isPayable || session.id === undefined || paymentMethod === 'vorkasse') return null
  return taskAdded('session-end', pairSubject(paymentMethod, session.id))
}

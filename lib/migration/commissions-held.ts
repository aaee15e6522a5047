import 'server-only'
import { now } from '@/lib/core/clock'
import { standingOf } from '@/lib/orders/state/commission-followed'
import { needsSomebody } from '@/lib/orders/refund-amount'
import { orderSchema } from '@/lib/orders/schema'
import type { Entry } from '@/lib/store/store'
import { taskSchema, pairSubject, type TaskKind } from '@/lib/tasks/schema'
import { withdrawalSchema } from '@/lib/withdrawals/schema'
import type { Contribution, Migration } from './migration'

/**
 * Format 4: finds orders by refunds that need attention, records their open withdrawals, and holds their
 * commissions because of these. Runs as tasks, since one entry alone does not show both sale and order.
 */
export const commissionsHeld: Migration = {
  to: 4,
  parts: [
    { collection: 'orders', contribute: ofOrder },
    { collection: 'withdrawals', contribute: ofWithdrawal },
  ],
}

function ofOrder({ value }: Entry): Contribution {
  const { data: order } = orderSchema.safeParse(value)
  if (!order) return { values: {}, sums: {} }
  const isHeld = order.attribution !== undefined && Object.keys(standingOf(order).holds).length > 0
  return {
    values: {
      ...(needsSomebody(order) ? { [`orders/${order.id}/isRefundOpen`]: true } : {}),
      ...(isHeld ? taskOf(order.id, 'conversion', order.id) : {}),
    },
    sums: {},
  }
}

function ofWithdrawal({ value }: Entry): Contribution {
  const { data: withdrawal } = withdrawalSchema.safeParse(value)
  const { id = '', orderId, status } = withdrawal ?? {}
  const isOpen = status === 'received' && orderId !== undefined
  return { values: isOpen ? taskOf(id, 'withdrawal', pairSubject(orderId, id)) : {}, sums: {} }
}

/** Named after its origin, so that a restarted migration adds no duplicates. */
function taskOf(origin: string, kind: TaskKind, subject: string): Contribution['values'] {
  const [, time = '', rest = ''] = origin.split('_')
  const id = `task_${time}_${rest}`
  const at = now()
  const task = { id, kind, subject, state: 'waiting', since: at, dueAt: at, tries: 0 } as const
  return { [`tasks/${id}`]: taskSchema.parse(task) }
}

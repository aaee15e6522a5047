import 'server-only'
import type { TaskHandlers } from '@/lib/tasks/task-handlers'
import { creditPartner } from './credit-partner'
import { endSession } from './end-session'
import { sendRefund } from './send-refund'
import { writeInvoice } from './write-invoice'

/** How what follows from an order's change is done. */
export const orderTasks = {
  conversion: creditPartner,
  refund: sendRefund,
  'session-end': endSession,
  invoice: writeInvoice,
} satisfies Partial<TaskHandlers>

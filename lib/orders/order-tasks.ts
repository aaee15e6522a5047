import 'server-only'
import type { TaskHandlers } from '@/lib/tasks/task-handlers'
import { creditPartner } from './commission/credit-partner'
import { endSession } from './paying/end-session'
import { sendRefund } from './refunds/send-refund'
import { writeInvoice } from './invoicing/write-invoice'

/** Handlers of the tasks that follow an order's changes. */
export const orderTasks = {
  conversion: creditPartner,
  refund: sendRefund,
  'session-end': endSession,
  invoice: writeInvoice,
} satisfies Partial<TaskHandlers>

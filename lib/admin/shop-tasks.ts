import 'server-only'
import { announceVersion } from '@/lib/delivery/announce-version'
import { payOutForAWhile } from '@/lib/affiliate/pay-out'
import { releaseSales } from '@/lib/affiliate/release-sales'
import { sendMail } from '@/lib/mail/send-mail'
import { orderTasks } from '@/lib/orders/order-tasks'
import { tidyForAWhile } from '@/lib/retention/tidy-daily'
import type { TaskHandlers } from '@/lib/tasks/task-handlers'
import { shopMails } from './shop-mails'
import { tellOfTask } from './tell-of-task'

/** How everything is done that follows from a change. */
export const shopTasks: TaskHandlers = {
  ...orderTasks,
  mail: (store, id) => sendMail(store, id, shopMails),
  tidy: tidyForAWhile,
  release: async (store) => void (await releaseSales(store)),
  payout: payOutForAWhile,
  'new-version': announceVersion,
  givenUp: tellOfTask,
}

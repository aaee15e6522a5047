import { announceVersion } from '@/lib/delivery/announce-version'
import { publishPlanned } from '@/lib/delivery/publish-planned'
import { writeGiftFigures } from '@/lib/delivery/gifts/gift-figures'
import { followAddress } from '@/lib/affiliate/applications/follow-address'
import { flagSales } from '@/lib/affiliate/flags/flag-sales'
import { postSale } from '@/lib/affiliate/notices/discord'
import { showSale } from '@/lib/affiliate/notices/overlay'
import { sendDigests } from '@/lib/affiliate/notices/send-digests'
import { payOutForAWhile } from '@/lib/affiliate/payouts/pay-out'
import { releaseOrTell } from '@/lib/affiliate/balance/release-sales'
import { eraseAccount } from '@/lib/customer/delete-account'
import { mendOrders } from '@/lib/customer/desk/mend-customer-email'
import { sendMail } from '@/lib/mail/send-mail'
import { reachMailServer } from '@/lib/mail/transport'
import { orderTasks } from '@/lib/orders/order-tasks'
import { reachProviders } from '@/lib/payment/providers/providers'
import { askForRating } from '@/lib/ratings/ask-for-rating'
import { readProviderPayouts } from '@/lib/statements/provider-payouts/read-payouts'
import type { TaskHandlers } from '@/lib/tasks/task-handlers'
import { noteWithdrawal } from '@/lib/withdrawals/note-withdrawal'
import { mergeVotes } from '@/lib/voting/merge-votes'
import { tellVoters } from '@/lib/voting/tell-voters'
import { shopMails } from './shop-mails'
import { faultNotified, tellOfTask } from './tell-of-fault'
import { tidyForAWhile } from '@/lib/retention/tidy'

export const shopTasks: TaskHandlers = {
  ...orderTasks,
  mail: (store, id) => sendMail(store, id, shopMails),
  tidy: tidyForAWhile,
  flags: flagSales,
  release: releaseOrTell,
  payout: payOutForAWhile,
  'provider-payouts': readProviderPayouts,
  overlay: showSale,
  discord: postSale,
  digest: sendDigests,
  'partner-address': followAddress,
  withdrawal: noteWithdrawal,
  publish: publishPlanned,
  'new-version': announceVersion,
  'tell-voters': tellVoters,
  'merge-votes': mergeVotes,
  'rating-question': askForRating,
  'gift-figures': writeGiftFigures,
  'mend-address': mendOrders,
  'delete-account': eraseAccount,
  givenUp: tellOfTask,
  reach: { mail: reachMailServer, payment: reachProviders },
  faultNotified,
}

import { buyerFreed, usesMoved } from '@/lib/affiliate/campaigns/data'
import type { Changes } from '@/lib/store/store'
import type { Order, OrderStatus } from '../schema'

type Using = Pick<Order, 'status' | 'discount' | 'isUseFreed' | 'email' | 'emailBefore'>

/**
 * Whether an order holds a use of a campaign. An unpaid one does for a limited time, see `freeCampaignUse`; a
 * paid one always does.
 */
export function holdsUse({
  status,
  discount,
  isUseFreed,
}: Pick<Order, 'status' | 'discount' | 'isUseFreed'>): boolean {
  if (!discount?.isCampaign || status === 'cancelled') return false
  return status !== 'pending' || isUseFreed === undefined
}

/**
 * A cancelled order releases its use of a campaign, and one that is paid after all takes it again, even beyond
 * the limit. For a fixed amount, the mailbox may then use the campaign again.
 */
export function campaignRecounted(order: Using, to: OrderStatus): Changes {
  const { discount, status, email, emailBefore = email } = order
  if (!discount?.isCampaign) return {}
  const by = Number(holdsUse({ ...order, status: to })) - Number(holdsUse(order))
  const isFreed = to === 'cancelled' && status !== 'cancelled' && discount.fixed !== undefined
  return {
    ...(by === 0 ? {} : usesMoved(discount.code, by)),
    ...(isFreed ? buyerFreed(discount.code, emailBefore) : {}),
  }
}

import { buyerFreed, usesMoved } from '@/lib/affiliate/campaigns/data'
import type { Changes } from '@/lib/store/store'
import type { Order, OrderStatus } from '../schema'

type Using = Pick<Order, 'status' | 'discount' | 'isUseFreed' | 'email' | 'emailBefore'>

/** An unpaid order holds one for a limited time (`freeCampaignUse`), a paid one always. */
export function holdsUse({
  status,
  discount,
  isUseFreed,
}: Pick<Order, 'status' | 'discount' | 'isUseFreed'>): boolean {
  if (!discount?.isCampaign || status === 'cancelled') return false
  return status !== 'pending' || isUseFreed === undefined
}

/** Cancelling releases a use, a later payment takes it again, even beyond the limit; a fixed one also per mailbox. */
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

import 'server-only'
import type { Attributed } from './redeem-link'
import { campaignUsed } from '@/lib/affiliate/campaigns/data'
import { ShopError } from '@/lib/core/errors'
import { isCounted } from '@/lib/orders/is-counted'
import type { Order } from '@/lib/orders/schema'
import { freeingPlanned } from '@/lib/orders/state/free-campaign-use'
import type { Changes } from '@/lib/store/store'

/** An order that does not count credits no partner and uses up no campaign; its price is the same. */
export function attributedIfCounted(attributed: Attributed, trial: Order['trial']): Attributed {
  if (isCounted({ trial })) return attributed
  const { discount, isOwn } = attributed
  return { attribution: null, discount, isOwn }
}

/** Takes a use of the order's campaign. If uses are limited, an unpaid order gives its use back soon. */
export function campaignTaken({ campaign }: Attributed, order: Order): Changes {
  if (!campaign || !order.discount) return {}
  return {
    ...campaignUsed(campaign, order.email),
    ...(campaign.maxUses === undefined ? {} : freeingPlanned(order)),
  }
}

/** Whether another order has taken the use: perhaps the same order, sent twice at once. */
export function isTakenCode(error: unknown): boolean {
  return error instanceof ShopError && (error.code === 'code_spent' || error.code === 'code_used')
}

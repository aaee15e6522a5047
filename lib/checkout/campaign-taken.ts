import type { Attributed } from './attribute-order'
import { campaignUsed } from '@/lib/affiliate/campaigns/data'
import { ShopError } from '@/lib/core/errors'
import type { Order } from '@/lib/orders/schema'
import { freeingPlanned } from '@/lib/orders/state/free-campaign-use'
import type { Changes } from '@/lib/store/store'

/** If uses are limited, an unpaid order gives its use back soon. */
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

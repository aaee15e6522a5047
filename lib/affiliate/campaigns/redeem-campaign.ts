import { now } from '@/lib/core/clock'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { refusal, type Buyer } from '../attribution/redeem-code'
import { getCredited } from '../data'
import { trackingCodeOf, type Attribution, type Discount } from '../schema'
import { findCampaign, hasUsed } from './data'
import type { Campaign } from './schema'

export interface Redeemed {
  campaign: Campaign
  discount: Discount
  /** Null if the campaign credits no partner, or one who has left. */
  attribution: Attribution | null
}

/**
 * Ignores case. @throws ShopError, each at `discountCode`: `code_inactive` before and after its time, `code_spent` if
 * all uses are taken, `code_used` for a fixed amount that the mailbox already had
 */
export async function redeemCampaign(
  store: Store,
  typed: string,
  { customerEmail }: Pick<Buyer, 'customerEmail'>,
): Promise<Redeemed | null> {
  const campaign = await readOr(findCampaign(store, typed.trim()), null)
  if (!campaign) return null
  requireOpen(campaign)
  if (customerEmail !== undefined && (await hasUsed(store, campaign, customerEmail)))
    throw refusal('code_used')
  return {
    campaign,
    discount: discountOf(campaign),
    attribution: await attributionOf(store, campaign),
  }
}

function requireOpen({ from, to, uses, maxUses = Infinity }: Campaign): void {
  const at = now()
  if (at < from || at >= to) throw refusal('code_inactive')
  if (uses >= maxUses) throw refusal('code_spent')
}

function discountOf({ code, percent = 0, fixed, presetIds }: Campaign): Discount {
  return { code, percent, ...(fixed === undefined ? {} : { fixed }), ...(presetIds ? { presetIds } : {}) }
}

async function attributionOf(store: Store, { code, affiliateUid }: Campaign): Promise<Attribution | null> {
  const partner = affiliateUid === undefined ? null : await getCredited(store, affiliateUid)
  if (!partner?.active) return null
  return { affiliateUid: partner.uid, trackingCode: trackingCodeOf({ by: 'code', code }), by: 'code' }
}

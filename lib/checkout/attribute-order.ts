import { CODE_DAYS } from '@/lib/affiliate/affiliate-code'
import { attributeByTraces, type Traces } from '@/lib/affiliate/attribution/attribute-by-traces'
import { discountOf, isOwnOrder, redeemCode, type Buyer } from '@/lib/affiliate/attribution/redeem-code'
import { redeemCampaign } from '@/lib/affiliate/campaigns/redeem-campaign'
import type { Campaign } from '@/lib/affiliate/campaigns/schema'
import { addressHash } from '@/lib/affiliate/clicks/visitor'
import { getAffiliate } from '@/lib/affiliate/data'
import { orderTraced } from '@/lib/affiliate/flags/data'
import { findSale } from '@/lib/affiliate/sales/data'
import type { Attribution, Discount } from '@/lib/affiliate/schema'
import { now } from '@/lib/core/clock'
import { findOrdersByCustomer, findOrdersByEmail } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Changes, Store } from '@/lib/store/store'
import type { OrderRequest } from './schema'
import { campaignUsed } from '@/lib/affiliate/campaigns/data'
import { ShopError } from '@/lib/core/errors'
import { freeingPlanned } from '@/lib/orders/state/free-campaign-use'

const DAY_MS = 86_400_000
/** A buyer's latest orders that are considered, unpaid ones among them. */
const CONSIDERED = 100

export interface Attributed {
  attribution: Attribution | null
  discount: Discount | null
  campaign?: Campaign
  /** The earlier order whose typed code credits this one as well. */
  earlier?: string
}

interface Earlier {
  attribution: Attribution
  orderId: string
}

/**
 * Credit and discount come from the typed code, else from one typed with an earlier order, else from the last partner
 * link. An earlier code only credits: the discount stays that of the link, which the buyer has seen.
 * @throws ShopError `code_unknown`, `code_inactive`, `code_spent`, `code_used` for a typed code
 */
export async function attributeOrder(
  store: Store,
  { discountCode, trackingId, email }: Pick<OrderRequest, 'discountCode' | 'trackingId' | 'email'>,
  { cookieCode, customerUid }: { cookieCode?: string | undefined; customerUid?: string | undefined },
): Promise<Attributed> {
  const buyer = { customerEmail: email, customerUid }
  if (discountCode === undefined) return withoutCode(store, { trackingId, cookieCode }, buyer)
  const redeemed = await redeemCampaign(store, discountCode, buyer)
  if (redeemed) {
    // A campaign that credits no partner leaves the credit to an earlier code or the link followed.
    const { attribution, earlier }: Pick<Attributed, 'attribution' | 'earlier'> = redeemed.attribution
      ? redeemed
      : await withoutCode(store, { trackingId, cookieCode }, buyer)
    const { discount, campaign } = redeemed
    return { attribution, discount, campaign, ...(earlier === undefined ? {} : { earlier }) }
  }
  const { attribution, discount } = await redeemCode(store, discountCode)
  return { attribution, discount: discount.percent > 0 ? discount : null }
}

async function withoutCode(store: Store, traces: Traces, buyer: Buyer): Promise<Attributed> {
  const [byLink, earlier] = await Promise.all([redeemLink(store, traces), redeemEarlierCode(store, buyer)])
  return earlier ? { ...byLink, attribution: earlier.attribution, earlier: earlier.orderId } : byLink
}

export async function redeemLink(store: Store, traces: Traces): Promise<Attributed> {
  const attribution = await attributeByTraces(store, traces)
  const partner = attribution && (await readOr(getAffiliate(store, attribution.affiliateUid), null))
  return { attribution, discount: partner?.discountPercent ? discountOf(partner) : null }
}

/**
 * The partner whose code the buyer typed last, in a paid order of the last `CODE_DAYS` whose commission stands. Known
 * from orders alone: nothing is stored on the buyer's device. Null for the partner's own orders, and unless the owner
 * allows it.
 */
async function redeemEarlierCode(store: Store, buyer: Buyer): Promise<Earlier | null> {
  const typed = await lastTyped(store, buyer)
  if (!typed?.attribution) return null
  const { affiliateUid, trackingCode } = typed.attribution
  const partner = await readOr(getAffiliate(store, affiliateUid), null)
  if (!partner?.active || !partner.codeLasts || isOwnOrder(partner, buyer)) return null
  const sale = await readOr(findSale(store, typed.id), null)
  if (!sale || sale.status === 'reversed') return null
  return { attribution: { affiliateUid, trackingCode, by: 'earlier-code' }, orderId: typed.id }
}

async function lastTyped(store: Store, { customerEmail, customerUid }: Buyer): Promise<Order | undefined> {
  const page = { limit: CONSIDERED }
  const found = await Promise.all([
    customerEmail === undefined ? null : findOrdersByEmail(store, customerEmail, page),
    customerUid === undefined ? null : findOrdersByCustomer(store, customerUid, page),
  ])
  const oldest = now() - CODE_DAYS * DAY_MS
  return (
    found
      .flatMap((listing) => listing?.entries ?? [])
      .filter(({ createdAt, status }) => createdAt > oldest && status === 'paid')
      // A campaign's code is the shop's own, also where it credits a partner.
      .filter(({ discount }) => discount?.isCampaign !== true)
      .filter((order) => order.attribution?.by === 'code')
      .sort((one, other) => other.createdAt - one.createdAt)[0]
  )
}

/** The address is kept only as a hash that changes daily. @param address as seen by the server itself */
export function traceKept(
  { id, createdAt: at, attribution, discount }: Order,
  { discountCode, trackingId }: OrderRequest,
  { address, earlier }: { address: string | null; earlier: string | undefined },
): Changes {
  if (!attribution) return {}
  // A campaign's discount is the same for all; one of an earlier code's order may be that of another partner's link.
  const isOfOthers = discount?.isCampaign === true || earlier !== undefined
  const hash = addressHash(address, at)
  return orderTraced(id, {
    at,
    hasDiscount: discount !== undefined && (!isOfOthers || attribution.trackingCode === discount.code),
    ...(earlier === undefined ? {} : { earlier }),
    ...(hash === null ? {} : { address: hash }),
    ...(discountCode === undefined || trackingId === undefined ? {} : { visit: trackingId }),
  })
}

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

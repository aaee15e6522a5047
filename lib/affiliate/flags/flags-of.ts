import { flagSchema, type Flag } from '../sales/schema'

/** Minimum time from visit to order, in ms: reading a page and completing checkout takes longer. */
export const FASTEST_ORDER_MS = 5_000
/** From this many clicks a day on, its clicks per visitor are judged. */
export const FEWEST_CLICKS = 50
/** Per day; people return, but not that often. */
export const MOST_CLICKS_PER_VISITOR = 5
/** In a month. */
export const MOST_SALES_PER_PAYMENT = 2
/** Number of a partner's latest sales whose refunds are considered; requires at least as many. */
export const LAST_SALES = 50
export const FEWEST_SALES = 10
export const MOST_REFUNDED = 0.3

/** Sales by typed code on a day from which visits are expected as well: some of a code's audience uses the link. */
export const FEWEST_CODE_SALES = 10
/** Visits of that day and the one before, for each such sale. */
const FEWEST_CLICKS_PER_CODE_SALE = 0.5

/** Null where unknown. */
export interface SaleFacts {
  /** Whether partner and buyer had the same address on the day of the order, or of the visit that led to it. */
  isAddressShared: boolean
  hasDiscount: boolean
  /** Since the visit, in ms. */
  orderedAfter: number | null
  day: { clicks: number; visitors: number } | null
  /** With the same card or account this month, including this one. */
  salesOfPayment: number
  lastSales: LastSales
  /** The price came from the bank account that the partner is paid on. */
  isPayeesAccount: boolean
  /** For a sale by a typed code: how many there were on its day, and the visits of that day and the one before. */
  byCode: { sales: number; clicks: number } | null
  /** The sale with which the buyer typed the code is flagged and has not been approved. */
  isEarlierOdd: boolean
}

export interface LastSales {
  count: number
  refunded: number
}

/** None is proof: a household shares an address, and a stream without a link sells by its code alone. */
export function flagsOf(facts: SaleFacts): Flag[] {
  const { isAddressShared, hasDiscount, orderedAfter, day, salesOfPayment, lastSales } = facts
  const found: Record<Flag, boolean> = {
    'shared-address': isAddressShared,
    'own-discount': isAddressShared && hasDiscount,
    'fast-order': orderedAfter !== null && orderedAfter < FASTEST_ORDER_MS,
    'few-visitors':
      day !== null && day.clicks >= FEWEST_CLICKS && day.clicks > day.visitors * MOST_CLICKS_PER_VISITOR,
    'same-payment': salesOfPayment > MOST_SALES_PER_PAYMENT,
    'many-refunds': hasManyRefunds(lastSales),
    'own-account': facts.isPayeesAccount,
    'code-burst': isBurst(facts.byCode),
    'earlier-sale': facts.isEarlierOdd,
  }
  return flagSchema.options.filter((flag) => found[flag])
}

export function hasManyRefunds({ count, refunded }: LastSales): boolean {
  return count >= FEWEST_SALES && refunded > count * MOST_REFUNDED
}

/** Hardly a visit, as if the code stood on a coupon site. */
function isBurst(byCode: SaleFacts['byCode']): boolean {
  if (byCode === null || byCode.sales < FEWEST_CODE_SALES) return false
  return byCode.clicks < byCode.sales * FEWEST_CLICKS_PER_CODE_SALE
}

import { flagSchema, type Flag } from '../sales/schema'

/** From a visit to the order, in ms: in less nobody reads a page and fills in the checkout. */
export const FASTEST_ORDER_MS = 5_000
/** So many clicks must a day have before it counts whose they are. */
export const FEWEST_CLICKS = 50
/** Clicks of a day for each of its visitors; people come back, but not that often. */
export const MOST_CLICKS_PER_VISITOR = 5
/** Sales of a partner that are paid in one month with the same card or account. */
export const MOST_SALES_PER_PAYMENT = 2
/** The sales of a partner by whose refunds the next ones are judged: so many of the last ones, if there are that many. */
export const LAST_SALES = 50
export const FEWEST_SALES = 10
/** Share of those sales of which something was given back. */
export const MOST_REFUNDED = 0.3

/** What is known of a sale and of its partner; `null` where it is not. */
export interface SaleFacts {
  /** Whether partner and buyer had the same address on the day of the order, or of the visit that led to it. */
  isAddressShared: boolean
  /** Whether the partner's code has taken something off. */
  hasDiscount: boolean
  /** From the visit to the order, in ms. */
  orderedAfter: number | null
  /** The partner's clicks and visitors on the day of the visit. */
  day: { clicks: number; visitors: number } | null
  /** Sales of the partner that were paid with the same card or account this month, with this one. */
  salesOfPayment: number
  lastSales: LastSales
}

export interface LastSales {
  count: number
  refunded: number
}

/** What speaks for having somebody look at a sale. None of it proves anything: a household shares an address. */
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
  }
  return flagSchema.options.filter((flag) => found[flag])
}

export function hasManyRefunds({ count, refunded }: LastSales): boolean {
  return count >= FEWEST_SALES && refunded > count * MOST_REFUNDED
}

import { env } from '@/lib/core/env'
import { paymentDays } from './contract-terms'
import { dayOf, now } from '@/lib/core/clock'

/**
 * How long personal data are kept (Art. 5 Abs. 1 Buchst. e DSGVO). The daily cleanup uses these numbers, and
 * the privacy page prints them; `kept-data.ts` says what they apply to.
 */
export const retention = {
  /** A click's address, user agent and hash, and the queries of its referrer and page. */
  clickDetailsDays: 30,
  /** Hash of an address from which a partner viewed the dashboard, or someone ordered through a partner. */
  addressHashDays: 30,
  /**
   * Months, beyond the current one, for which the shop counts how often a partner's sales were paid with the
   * same card.
   */
  paymentPrintMonths: 1,
  /** A click without a sale; the owner may set fewer. */
  get clickWithoutSaleMonths() {
    return env().CLICK_MONTHS
  },
  /** Earliest cancellation of an unpaid order, counted from the order, as in the terms of sale. */
  unpaidOrderDays: paymentDays,
  /** From an unpaid order's cancellation until it is anonymised. */
  unpaidOrderAnonymousDays: 90,
  /** The buyer's e-mail address in the partner's record of a sale. */
  saleEmailDays: 90,
  /**
   * Minimum for payout and contact details of partners who left: until then an order may still be paid, or a
   * payout come back.
   */
  leftPartnerDays: 90,
  /** Paid orders and invoices, from the end of the year (§ 147 Abs. 3 and 4 AO, § 14b Abs. 1 UStG). */
  bookYears: 8,
  /** Sales declared through the One-Stop-Shop, from the end of the year (Art. 369k of Directive 2006/112/EC). */
  ossYears: 10,
  /** The journal, which explains the books, from the end of the year (§ 147 Abs. 1 Nr. 1, Abs. 3 AO). */
  journalYears: 10,
  /** An incoming transfer that paid no order, after it was dealt with. */
  settledTransferMonths: 6,
  /** A withdrawal whose order is unknown: as long as claims from it can be made (§ 195 BGB). */
  unassignedWithdrawalYears: 3,
  /** A report of a rating, after the decision: as long as that may be contested. */
  reportMonths: 6,
  /** An account whose address was never confirmed. */
  unconfirmedAccountDays: 7,
  /** An invitation to the desk can be accepted for as long; then it is deleted. */
  invitationDays: 7,
  /** A full copy of the data from before a migration, see lib/migration. */
  backupDays: 30,
  copyDays: 30,
  /**
   * Sums of visits by day: enough to compare a year with the one before. Not personal data. The owner may set
   * another number.
   */
  get visitMonths() {
    return env().VISIT_MONTHS
  },
  /** Sums of a partner's sales for a mail, which may wait while the mail server is unavailable. */
  salesMailDays: 7,
  /** Mails, including the recipient's address. */
  mailDays: 90,
} as const

/**
 * The first year whose books must still be kept: their retention period begins at the end of the year (§ 147
 * Abs. 4 AO).
 */
export function firstBookYear(years: number = retention.bookYears): number {
  return Number(dayOf(now()).slice(0, 4)) - years
}

/** The last year in which the books of an event must be kept; `at` in ms. */
export function lastBookYear(at: number, years: number = retention.bookYears): number {
  return Number(dayOf(at).slice(0, 4)) + years
}

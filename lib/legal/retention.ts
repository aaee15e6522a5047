import { env } from '@/lib/core/env'
import { paymentDays } from './contract-terms'
import { dayOf, now } from '@/lib/core/clock'

/** Retention of personal data (Art. 5 Abs. 1 Buchst. e DSGVO), used by the daily cleanup and the privacy page. */
export const retention = {
  /** A click's address, user agent and hash, and the queries of its referrer and page. */
  clickDetailsDays: 30,
  /** Of partners' views of the dashboard, and of orders through a partner. */
  addressHashDays: 30,
  /** Months beyond the current one, for counting how often a partner's sales were paid with the same card. */
  paymentPrintMonths: 1,
  get clickWithoutSaleMonths() {
    return env().CLICK_MONTHS
  },
  /** Earliest cancellation, from the order on, as in the terms of sale. */
  unpaidOrderDays: paymentDays,
  /** From the cancellation on. */
  unpaidOrderAnonymousDays: 90,
  /** The buyer's address in the partner's record of a sale. */
  saleEmailDays: 90,
  /** Minimum for payout and contact details: until then an order may still be paid, or a payout come back. */
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
  reportMonths: 6,
  unconfirmedAccountDays: 7,
  invitationDays: 7,
  /** Copies from before a migration, see lib/migration. */
  backupDays: 30,
  copyDays: 30,
  /** Sums of visits by day, enough to compare with the year before. Not personal data. */
  get visitMonths() {
    return env().VISIT_MONTHS
  },
  /** Sums of a partner's sales for a mail, which may wait while the mail server is unavailable. */
  salesMailDays: 7,
  mailDays: 90,
} as const

/** Retention begins at the end of the year (§ 147 Abs. 4 AO). */
export function firstBookYear(years: number = retention.bookYears): number {
  return Number(dayOf(now()).slice(0, 4)) - years
}

/** @param at in ms */
export function lastBookYear(at: number, years: number = retention.bookYears): number {
  return Number(dayOf(at).slice(0, 4)) + years
}

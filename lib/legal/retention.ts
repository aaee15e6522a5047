import { paymentDays } from './terms'

/**
 * How long the shop keeps what it knows of people (Art. 5 Abs. 1 Buchst. e DSGVO). The daily tidying goes by these numbers,
 * and the privacy page prints them; what they are about stands in `kept-data.ts`.
 */
export const retention = {
  /** Address, user agent and hash of a click, and the queries of its referrer and its page. */
  clickDetailsDays: 30,
  /** Hash of the address from which a partner has looked at the dashboard, or somebody has placed an order for a partner. */
  addressHashDays: 30,
  /** Months, beside the present one, for which it is counted how often a partner's sales were paid with the same card. */
  paymentPrintMonths: 1,
  /** A click that led to no sale. */
  clickWithoutSaleMonths: 13,
  /** From an order to its cancellation, at the earliest, if nobody pays, as the terms of sale say. */
  unpaidOrderDays: paymentDays,
  /** From the cancellation of an unpaid order until nothing in it says who ordered. */
  unpaidOrderAnonymousDays: 90,
  /** The buyer's e-mail address in the partner's record of a sale. */
  saleEmailDays: 90,
  /** Where a partner who has left is paid to and reached, at least: so long an order may still be paid, or a payout come back. */
  leftPartnerDays: 90,
  /** Paid orders and invoices, from the end of the year (§ 147 Abs. 3 and 4 AO, § 14b Abs. 1 UStG). */
  bookYears: 8,
  /** An incoming transfer that has paid no order, from when it was dealt with. */
  settledTransferMonths: 6,
  /** A copy of all data from before their form was changed, see lib/migration. */
  backupDays: 30,
  /** Mails, with the address that they went to. */
  mailDays: 90,
} as const

import { dayOf } from '@/lib/core/clock'
import { bookingDayPath } from '@/lib/invoices/booking-days'
import { firstBookYear } from '@/lib/legal/retention'
import type { Scratch } from '@/lib/store/scratch'
import type { Json, Snapshot } from '@/lib/store/store'
import { isLeftOut } from '../balance/payee'
import { isPayeeForgotten } from '../payouts/data'
import { payoutStateOf } from '../balance/data'
import { releasedOf, saleMoved } from '../sales/sale-state'
import { payoutRunSchema, payoutSchema, type Payout } from '../payouts/schema'
import type { Affiliate } from '../schema'
import type { LedgerEntry, Sale } from '../sales/schema'

export type PayoutFinding =
  | { code: 'broken'; path: string }
  | { code: 'stuck_partner'; path: string }
  /** Impossible, or waiting for something that will never release it. */
  | { code: 'sale_state'; path: string }
  /** Banks would reject it in a file. */
  | { code: 'unwritable_payout'; path: string }
  /** A partner who would be paid without usable bank data, or who left and would not be paid. */
  | { code: 'payout_state'; path: string }
  /** A payout without its credit note, run or partner, or a credit note without its payout. */
  | { code: 'stray_payout'; path: string }

/** The key of the partner's next change is already used. Needs a note `once` for each key. */
export function isStuck(uid: string, partner: Json, scratch: Scratch): boolean {
  const releases = Number(Object(partner).releases ?? 0)
  return scratch.noted('once', `released_${uid}_${releases}`) !== undefined
}

/** A new threshold only applies from the next change on. */
export function isWronglyPaid(partner: Affiliate): boolean {
  const state = payoutStateOf(partner)
  if (partner.isPayable) return state !== 'payable' && state !== 'below-threshold'
  return partner.endedAt !== undefined && state === 'payable'
}

/** Ignored if the sale is fully refunded. */
export function isStateRight(sale: Sale): boolean {
  if (sale.status === 'reversed') return sale.payable === undefined
  if (sale.status === 'paid' && sale.releasedAt === undefined) return false
  return Object.keys(saleMoved(sale, {}).changes).length === 0
}

export function expectPaid(sale: Sale, scratch: Scratch): void {
  scratch.addExpected(`affiliateUsers/${sale.affiliateUid}/released`, releasedOf(sale))
  if (sale.payoutId !== undefined) scratch.addExpected(`affiliatePayouts/${sale.payoutId}/sales`, 1)
}

/** Leaves a note `payout` for each payout, and the expected ledger amounts, in the scratch. */
export async function* notePayouts(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<PayoutFinding> {
  for await (const { key, value } of snapshot.entries('affiliateRuns')) {
    const path = `affiliateRuns/${key}`
    const { data: run } = payoutRunSchema.safeParse(value)
    if (!run) {
      yield { code: 'broken', path }
      continue
    }
    scratch.note('run', key)
    scratch.addStored(`${path}/payouts`, run.payouts)
    scratch.addStored(`${path}/amount`, run.amount)
  }
  for await (const { key, value } of snapshot.entries('affiliatePayouts')) {
    const path = `affiliatePayouts/${key}`
    const { data: payout } = payoutSchema.safeParse(value)
    if (!payout) {
      yield { code: 'broken', path }
      continue
    }
    if (!isRightAbout(payout, key, scratch)) yield { code: 'stray_payout', path }
    if (payout.status === 'created' && isLeftOut(payout) && !isPayeeForgotten(payout))
      yield { code: 'unwritable_payout', path }
    if (isPayeeForgotten(payout)) scratch.note('forgotten payout', key)
    scratch.note('payout', key, payout.uid)
    addPayout(payout, path, scratch)
  }
  yield* auditCreditNotes(snapshot, scratch)
}

function isRightAbout(
  { id, run, uid, creditNote, status, cancelledBy }: Payout,
  key: string,
  scratch: Scratch,
): boolean {
  scratch.note('credited by', creditNote, id)
  if (cancelledBy !== undefined) scratch.note('credited by', cancelledBy, id)
  const isKnown = scratch.noted('run', run) !== undefined && scratch.noted('affiliate', uid) !== undefined
  return isKnown && id === key && (status === 'returned') === (cancelledBy !== undefined)
}

function addPayout(payout: Payout, path: string, scratch: Scratch): void {
  const { id, run, amount, sales, status, at } = payout
  const isPaid = status !== 'returned'
  scratch.addExpected(`affiliateRuns/${run}/payouts`, 1)
  scratch.addExpected(`affiliateRuns/${run}/amount`, amount)
  scratch.addStored(`${path}/sales`, isPaid ? sales : 0)
  scratch.addStored(ledgerOf(id), isPaid ? -amount : 0)
  if (!isPayeeForgotten(payout)) scratch.addStored(notesOf(id), isPaid ? amount : 0)
  expectBooked(id, at, scratch)
}

/** Credit notes past their retention period may be deleted. */
async function* auditCreditNotes(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<PayoutFinding> {
  for await (const { key, value } of snapshot.entries('invoices')) {
    if (!/^T?G-/.test(key)) continue
    const { payoutId = '', gross, corrects, issuedAt } = Object(value)
    if (corrects !== undefined) expectBooked(String(payoutId), Number(issuedAt), scratch)
    if (scratch.noted('credited by', key) !== String(payoutId))
      yield { code: 'stray_payout', path: `invoices/${key}` }
    else if (scratch.noted('forgotten payout', String(payoutId)) === undefined)
      scratch.addExpected(notesOf(String(payoutId)), Number(gross))
  }
}

/** As far back as the books are kept. */
function expectBooked(id: string, at: number, scratch: Scratch): void {
  const day = dayOf(at)
  const path = bookingDayPath(day, id)
  if (day >= `${firstBookYear()}-01-01` && scratch.note('booked', path)) scratch.addExpected(path, 1)
}

/** False if the entry names no payout of this partner. */
export function addPayment(uid: string, entry: LedgerEntry, scratch: Scratch): boolean {
  scratch.addExpected(`affiliateUsers/${uid}/released`, entry.amount)
  if (entry.kind === 'adjustment') return true
  scratch.addExpected(`affiliateUsers/${uid}/paidOut`, -entry.amount)
  const { payoutId = '' } = entry
  scratch.addExpected(ledgerOf(payoutId), entry.amount)
  return scratch.noted('payout', payoutId) === uid
}

const ledgerOf = (payoutId: string) => `affiliateLedger/*/* (${payoutId})`
const notesOf = (payoutId: string) => `invoices/* (${payoutId})`

import 'server-only'
import type { Scratch } from '@/lib/store/scratch'
import type { Json, Snapshot } from '@/lib/store/store'
import { releasedOf } from './release-data'
import { payoutRunSchema, payoutSchema, type Payout } from './payout-schema'
import type { LedgerEntry, Sale } from './sale-schema'

/** What does not add up in releases and payouts. */
export type PayoutFinding =
  | { code: 'broken'; path: string }
  /** A partner whose sales can be neither released nor paid out. */
  | { code: 'stuck_partner'; path: string }
  /** A sale that says of itself what cannot be, or that waits for nothing that would ever release it. */
  | { code: 'sale_state'; path: string }
  /** A payout without its credit note, run or partner, or a credit note without its payout. */
  | { code: 'stray_payout'; path: string }

/** Whether the mark of a partner's next change is used already; it needs a note `mark` for each mark. */
export function isStuck(uid: string, partner: Json, scratch: Scratch): boolean {
  const releases = Number(Object(partner).releases ?? 0)
  return scratch.noted('mark', `released_${uid}_${releases}`) !== undefined
}

/** Whether a sale's state is what its other fields say, and it waits for its release, is held, released or given back. */
export function isStateRight(sale: Sale): boolean {
  const { status, held, releaseOn, releasedAt, payable, payoutId, affiliateUid } = sale
  if (payable !== undefined && (payable !== affiliateUid || status !== 'approved')) return false
  if (status === 'paid') return payoutId !== undefined && releasedAt !== undefined
  if (status === 'approved')
    return payable !== undefined && payoutId === undefined && releasedAt !== undefined
  if (status === 'reversed') return true
  return (
    releasedAt === undefined && payoutId === undefined && (releaseOn === undefined) === (held !== undefined)
  )
}

/** What a sale counts in `released`, and in the payout that has paid it. */
export function expectPaid(sale: Sale, scratch: Scratch): void {
  scratch.addExpected(`affiliateUsers/${sale.affiliateUid}/released`, releasedOf(sale))
  if (sale.payoutId !== undefined) scratch.addExpected(`affiliatePayouts/${sale.payoutId}/sales`, 1)
}

/**
 * Holds runs and payouts against each other. Afterwards the scratch has a note `payout` for each payout, and expects what the
 * ledger must have of it.
 */
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

function addPayout({ id, run, amount, sales, status }: Payout, path: string, scratch: Scratch): void {
  const isPaid = status !== 'returned'
  scratch.addExpected(`affiliateRuns/${run}/payouts`, 1)
  scratch.addExpected(`affiliateRuns/${run}/amount`, amount)
  scratch.addStored(`${path}/sales`, isPaid ? sales : 0)
  scratch.addStored(ledgerOf(id), isPaid ? -amount : 0)
  scratch.addStored(notesOf(id), isPaid ? amount : 0)
}

/** Credit notes by their payouts; those of years that are over may be gone, as their books are. */
async function* auditCreditNotes(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<PayoutFinding> {
  for await (const { key, value } of snapshot.entries('invoices')) {
    if (!key.startsWith('G-')) continue
    const { payoutId = '', gross } = Object(value)
    if (scratch.noted('credited by', key) !== String(payoutId))
      yield { code: 'stray_payout', path: `invoices/${key}` }
    else scratch.addExpected(notesOf(String(payoutId)), Number(gross))
  }
}

/** Adds what a payout or an adjustment has moved. @returns false if it is of no payout of this partner */
export function addPayment(uid: string, entry: LedgerEntry, scratch: Scratch): boolean {
  scratch.addExpected(`affiliateUsers/${uid}/released`, entry.amount)
  if (entry.kind === 'adjustment') return true
  scratch.addExpected(`affiliateUsers/${uid}/paidOut`, -entry.amount)
  const { payoutId = '' } = entry
  scratch.addExpected(ledgerOf(payoutId), entry.amount)
  return scratch.noted('payout', payoutId) === uid
}

/** The sum of the ledger's entries of a payout. */
const ledgerOf = (payoutId: string) => `affiliateLedger/*/* (${payoutId})`
/** The sum of a payout's credit notes. */
const notesOf = (payoutId: string) => `invoices/* (${payoutId})`

import { dayOf } from '@/lib/core/clock'
import { csvEuros, csvHead, csvLine } from '@/lib/core/text/csv'
import { ShopError } from '@/lib/core/errors'
import { partBefore, type Listing } from '@/lib/core/listing'
import { getInvoice } from '@/lib/invoices/data'
import { keptPdf } from '@/lib/invoices/kept-pdf'
import { owner } from '@/lib/legal/current-owner'
import type { Store } from '@/lib/store/store'
import { textGroup, translator } from '@/messages/texts'
import { isLeftOut } from '../balance/payee'
import { findPayouts, getPayout, getRun, noteFetched } from './data'
import type { Payout, PayoutRun } from './schema'
import { creditTransfers } from '@/lib/legal/credit-transfers'
import type { Owner } from '@/lib/legal/schema'

const PART = 500
const columns = textGroup('admin.payouts.csv.columns')
const t = translator('admin.payouts')

interface PayoutFile {
  name: string
  contentType: string
  content: string | Uint8Array<ArrayBuffer>
}

/**
 * To be executed today. Later downloads never have more transfers, and none that the next run pays; their names say
 * so. @throws ShopError `not_found`; `run_not_done` while payouts may be added; `no_transfers` if all came back or
 * banks accept none
 */
export async function payoutBankFile(store: Store, runId: string): Promise<PayoutFile> {
  const { run, payouts } = await doneRun(store, runId)
  const content = bankFile(run, payouts, owner().bank)
  const name = (await noteFetched(store, run)) ? 'pain.001.xml' : 'pain.001-erneut.xml'
  return { name, contentType: 'application/xml', content }
}

/** For the owner. @throws ShopError `not_found`; `run_not_done` while payouts may be added */
export async function payoutTable(store: Store, runId: string): Promise<PayoutFile> {
  const { payouts } = await doneRun(store, runId)
  const content = [csvHead(Object.values(columns)), ...payouts.map(lineOf)].join('')
  return { name: 'auszahlung.csv', contentType: 'text/csv; charset=utf-8', content }
}

/** @throws ShopError `not_found` */
export async function creditNoteFile(store: Store, number: string): Promise<PayoutFile> {
  const note = await getInvoice(store, number)
  if (note?.kind !== 'credit-note') throw new ShopError('not_found')
  return { name: `${number}.pdf`, contentType: 'application/pdf', content: await keptPdf(note) }
}

/** @throws ShopError `not_found`, also for others' payouts */
export async function ownCreditNote(store: Store, uid: string, payoutId: string): Promise<PayoutFile> {
  const payout = await getPayout(store, payoutId)
  if (payout?.uid !== uid) throw new ShopError('not_found')
  return creditNoteFile(store, payout.creditNote)
}

/** In the order of their credit notes. */
export async function payoutsOf(store: Store, runId: string): Promise<Payout[]> {
  const payouts: Payout[] = []
  let before: string | null = null
  do {
    const found: Listing<Payout> = await findPayouts(store, { run: runId }, partBefore(before, PART))
    payouts.push(...found.entries)
    before = found.next
  } while (before !== null)
  return payouts.sort((one, other) => (one.creditNote < other.creditNote ? -1 : 1))
}

async function doneRun(store: Store, runId: string): Promise<{ run: PayoutRun; payouts: Payout[] }> {
  const run = await getRun(store, runId)
  if (!run) throw new ShopError('not_found')
  if (run.doneAt === undefined) throw new ShopError('run_not_done')
  const payouts = await payoutsOf(store, runId)
  // A file that lacks a transfer would be worse than none.
  if (payouts.length !== run.payouts)
    throw new RangeError(`${runId} has ${payouts.length} of ${run.payouts} payouts`)
  return { run, payouts }
}

function lineOf(payout: Payout): string {
  const { at, creditNote, code, uid, holder, iban, sales, amount, status } = payout
  const row: Record<keyof typeof columns, string> = {
    date: dayOf(at).split('-').reverse().join('.'),
    creditNote,
    partner: code ?? uid,
    holder,
    iban: iban.replaceAll(' ', ''),
    sales: String(sales),
    amount: csvEuros(amount),
    status: status === 'created' && isLeftOut(payout) ? t('leftOut') : t(`csv.states.${status}`),
  }
  return csvLine(Object.values(row))
}

/**
 * Never more transfers than in earlier files; omits returned payouts, as the next run pays them. The run's id is the
 * message id. @throws ShopError `no_transfers` if no payout is left
 */
export function bankFile(run: PayoutRun, all: readonly Payout[], bank: Owner['bank']): string {
  const transfers = all
    .filter(({ status }) => status !== 'returned')
    .map(({ creditNote, amount, holder, iban }) => ({
      amount,
      holder,
      iban,
      reference: creditNote,
      purpose: `Spielklang Provision, Gutschrift ${creditNote}`,
    }))
  return creditTransfers(run.id, transfers, bank)
}

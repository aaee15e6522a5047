import { requireClock } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import { inTurn } from '@/lib/core/in-turn'
import { log } from '@/lib/core/log'
import { isTrialShop } from '@/lib/legal/current-owner'
import { optimisticUpdate, type OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getHead, invoiceIssued } from './data'
import { hashOf } from './hash-of'
import { requireNumbers } from './restored-numbers'
import { numberOf, type Invoice, type InvoiceDraft, type InvoiceSeries, type SeriesHead } from './schema'

/** The series of each kind, in an open shop and before. */
const seriesOf = {
  invoice: { open: 'R', trial: 'T' },
  correction: { open: 'K', trial: 'TK' },
  'credit-note': { open: 'G', trial: 'TG' },
} as const satisfies Record<string, Record<'open' | 'trial', InvoiceSeries>>
type Kind = keyof typeof seriesOf

/** The position in its series that the invoice gets unless another process takes it first. */
export interface Place {
  number: string
  issuedAt: number
}

interface Issue {
  draft: InvoiceDraft
  /** Written in the same update, such as the number on the order. */
  following: Changes
}

/**
 * Issues the next document of a kind. Number, link to the previous invoice and all consequences are one atomic
 * write, so that numbers have no gaps (§ 14 (4) no. 4 UStG), even with concurrent issuers or killed processes.
 *
 * `draw` decides what to issue, and is called again if another process took the number, or an idempotency key
 * of the consequences. It must re-read whether there is still anything to issue: the series head is read first,
 * so anything issued since has taken the number.
 * @param draw returns null if there is nothing to issue
 * @throws ShopError `clock_doubted` while the clock might assign numbers of a future year; `numbers_unconfirmed`; StoreError
 * `conflict` if a number in the series was never completed, which the audit also reports
 */
export function issueInvoice(
  store: Store,
  kind: Kind,
  draw: (place: Place) => Promise<Issue | null>,
): Promise<Invoice | null> {
  return issueInTurn(store, async () => {
    const next = await nextPlace(store, kind)
    const issue = await draw(next.place)
    if (!issue) return { result: null }
    const { invoice, onceKey, changes } = placed(next, issue.draft)
    return { onceKey, changes: { ...changes, ...issue.following }, result: invoice }
  })
}

/** A cancellation, and the invoice that replaces the cancelled one. */
interface Replacement<Each> {
  cancelling: Each
  invoice: Each
}

/**
 * Issues a cancellation of an invoice and its replacement, by the rules of `issueInvoice`: both in one atomic
 * write, or neither.
 * @returns the new invoice; null if there is nothing to issue
 * @throws as `issueInvoice`
 */
export function issueReplacement(
  store: Store,
  draw: (
    places: Replacement<Place>,
  ) => Promise<{ drafts: Replacement<InvoiceDraft>; following: Changes } | null>,
): Promise<Invoice | null> {
  return issueInTurn(store, async () => {
    const cancelling = await nextPlace(store, 'correction')
    const next = await nextPlace(store, 'invoice')
    const issue = await draw({ cancelling: cancelling.place, invoice: next.place })
    if (!issue) return { result: null }
    const cancelled = placed(cancelling, issue.drafts.cancelling)
    const { invoice, onceKey, changes } = placed(next, issue.drafts.invoice)
    const cancelledOnce = { [`once/${cancelled.onceKey}`]: now() }
    return {
      onceKey,
      changes: { ...cancelled.changes, ...cancelledOnce, ...changes, ...issue.following },
      result: invoice,
    }
  })
}

/** Issuers in this process queue up instead of competing for numbers. */
function issueInTurn(
  store: Store,
  decide: () => Promise<Partial<OnceChanges> & { result: Invoice | null }>,
): Promise<Invoice | null> {
  return inTurn('invoices', async () => {
    await requireClock(store)
    await requireNumbers(store)
    const issued = await optimisticUpdate(store, decide)
    if (issued) log().info({ number: issued.number, orderId: issued.orderId }, 'invoice issued')
    return issued
  })
}

interface NextPlace {
  series: InvoiceSeries
  place: Place
  head: SeriesHead
}

/** A draft at its position, as the new head of its series. */
function placed({ series, place, head }: NextPlace, draft: InvoiceDraft): OnceChanges & { invoice: Invoice } {
  const unsigned = { ...draft, ...place, previous: head.hash }
  const invoice = { ...unsigned, hash: hashOf(unsigned) }
  return { ...invoiceIssued(series, invoice, { ...head, hash: invoice.hash }), invoice }
}

/**
 * Numbering restarts each year (German time), while the hash chain continues. Setting the clock back does not
 * return to an earlier year.
 */
async function nextPlace(store: Store, kind: Kind): Promise<NextPlace> {
  const series = seriesOf[kind][isTrialShop() ? 'trial' : 'open']
  const last = await getHead(store, series)
  const issuedAt = now()
  const thisYear = Number(dayOf(issuedAt).slice(0, 4))
  const year = Math.max(thisYear, last?.year ?? thisYear)
  const count = last?.year === year ? last.last + 1 : 1
  const number = numberOf(series, year, count)
  return { series, place: { number, issuedAt }, head: { year, last: count, hash: last?.hash ?? '' } }
}

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

const seriesOf = {
  invoice: { open: 'R', trial: 'T' },
  correction: { open: 'K', trial: 'TK' },
  'credit-note': { open: 'G', trial: 'TG' },
} as const satisfies Record<string, Record<'open' | 'trial', InvoiceSeries>>
type Kind = keyof typeof seriesOf

/** What it gets unless another process takes it first. */
export interface Place {
  number: string
  issuedAt: number
}

interface Issue {
  draft: InvoiceDraft
  following: Changes
}

/**
 * Number, link to the previous invoice and all consequences are one atomic write, so that numbers have no gaps (§ 14
 * (4) no. 4 UStG), even with concurrent issuers or killed processes.
 * @param draw null if there is nothing to issue. Called again if another process took the number or an idempotency
 * key of the consequences: it must re-read what there is to issue. All issued since the head was read took the
 * number.
 * @throws ShopError `clock_doubted` while the clock might assign numbers of a future year; `numbers_unconfirmed`;
 * StoreError `conflict` if a number in the series was never completed, which the audit also reports
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

interface Replacement<Each> {
  cancelling: Each
  invoice: Each
}

/** A cancellation and its replacement, in one atomic write as in `issueInvoice`. @returns null if there is none */
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

/** In this process they queue up instead of competing for numbers. */
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

function placed({ series, place, head }: NextPlace, draft: InvoiceDraft): OnceChanges & { invoice: Invoice } {
  const unsigned = { ...draft, ...place, previous: head.hash }
  const invoice = { ...unsigned, hash: hashOf(unsigned) }
  return { ...invoiceIssued(series, invoice, { ...head, hash: invoice.hash }), invoice }
}

/** Restarts each year (German time); the hash chain continues. A clock set back does not bring back a year. */
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

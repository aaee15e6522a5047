import 'server-only'
import { requireClock } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import { inTurn } from '@/lib/core/in-turn'
import { log } from '@/lib/core/log'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getHead, invoiceIssued } from './data'
import { hashOf } from './hash-of'
import type { Invoice, InvoiceDraft, InvoiceSeries, SeriesHead } from './schema'

/** The place in its series that the invoice gets unless someone else takes it first. */
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
 * Issues the next invoice of a series. Number, link to the previous invoice and all consequences are one atomic
 * write, so that numbers have no gaps (§ 14 (4) no. 4 UStG), whoever issues at the same time and whatever is
 * killed.
 *
 * `draw` decides what to issue, and is called again if another process took the number, or a mark of the
 * consequences. It must re-read whether there is still anything to issue: the series head is read first, so
 * anything issued since has taken the number.
 * @param draw returns null if there is nothing to issue
 * @throws ShopError `clock_doubted` while the clock might assign numbers of a future year; StoreError `conflict`
 * if a number in the series was never completed, which the audit reports, too
 */
export function issueInvoice(
  store: Store,
  series: InvoiceSeries,
  draw: (place: Place) => Promise<Issue | null>,
): Promise<Invoice | null> {
  // This process's issuers wait their turn instead of competing for numbers.
  return inTurn('invoices', () => issueNext(store, series, draw))
}

async function issueNext(
  store: Store,
  series: InvoiceSeries,
  draw: (place: Place) => Promise<Issue | null>,
): Promise<Invoice | null> {
  await requireClock(store)
  const issued = await optimisticUpdate<Invoice | null>(store, async () => {
    const { head, ...place } = nextPlace(series, await getHead(store, series))
    const issue = await draw(place)
    if (!issue) return { result: null }
    const unsigned = { ...issue.draft, ...place, previous: head.hash }
    const invoice = { ...unsigned, hash: hashOf(unsigned) }
    const written = { head: { ...head, hash: invoice.hash }, following: issue.following }
    return { ...invoiceIssued(series, invoice, written), result: invoice }
  })
  if (issued) log().info({ number: issued.number, orderId: issued.orderId }, 'invoice issued')
  return issued
}

/**
 * Numbering restarts each year (German time), while the hash chain continues. A clock set back does not return
 * to an earlier year.
 */
function nextPlace(series: InvoiceSeries, last: SeriesHead | null): Place & { head: SeriesHead } {
  const issuedAt = now()
  const thisYear = Number(dayOf(issuedAt).slice(0, 4))
  const year = Math.max(thisYear, last?.year ?? thisYear)
  const count = last?.year === year ? last.last + 1 : 1
  const number = `${series}-${year}-${String(count).padStart(6, '0')}`
  return { number, issuedAt, head: { year, last: count, hash: last?.hash ?? '' } }
}

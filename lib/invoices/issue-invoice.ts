import 'server-only'
import { requireClock } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { shared } from '@/lib/core/shared'
import { StoreError, type Changes, type Store } from '@/lib/store/store'
import { getHead, saveInvoice } from './data'
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

/** Makes this process's issuers wait their turn instead of competing for numbers. */
const queue = shared('invoices', () => ({ last: Promise.resolve<unknown>(undefined) }))

/**
 * Issues the next invoice of a series. Number, link to the previous invoice and all consequences are one atomic
 * write, so that numbers have no gaps (§ 14 (4) no. 4 UStG), whoever issues at the same time and whatever is
 * killed.
 *
 * `draw` decides what to issue, and is called again if another process took the number. It must re-read whether
 * there is still anything to issue: the series head is read first, so anything issued since has taken the
 * number.
 * @param draw returns null if there is nothing to issue
 * @throws ShopError `clock_doubted` while the clock might assign numbers of a future year; StoreError `conflict`
 * if a number in the series was never completed, which the audit reports, too
 */
export function issueInvoice(
  store: Store,
  series: InvoiceSeries,
  draw: (place: Place) => Promise<Issue | null>,
): Promise<Invoice | null> {
  const issued = queue.last.then(() => issueNext(store, series, draw))
  queue.last = issued.catch(() => undefined)
  return issued
}

async function issueNext(
  store: Store,
  series: InvoiceSeries,
  draw: (place: Place) => Promise<Issue | null>,
): Promise<Invoice | null> {
  await requireClock(store)
  let refused: string | null = null
  for (;;) {
    const { head, ...place } = nextPlace(series, await getHead(store, series))
    if (place.number === refused) throw new StoreError('conflict', `${refused} is taken, but not issued`)
    const issue = await draw(place)
    if (!issue) return null
    const unsigned = { ...issue.draft, ...place, previous: head.hash }
    const invoice = { ...unsigned, hash: hashOf(unsigned) }
    const { following } = issue
    if (await saveInvoice(store, series, invoice, { head: { ...head, hash: invoice.hash }, following })) {
      log().info({ number: invoice.number, orderId: invoice.orderId }, 'invoice issued')
      return invoice
    }
    refused = place.number
  }
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

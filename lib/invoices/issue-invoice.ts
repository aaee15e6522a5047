import 'server-only'
import { requireClock } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { shared } from '@/lib/core/shared'
import { StoreError, type Changes, type Store } from '@/lib/store/store'
import { getHead, saveInvoice } from './data'
import { hashOf } from './hash-of'
import type { Invoice, InvoiceDraft, InvoiceSeries, SeriesHead } from './schema'

/** The place in its series that an invoice gets if nobody else takes it. */
export interface Place {
  number: string
  issuedAt: number
}

interface Issue {
  draft: InvoiceDraft
  /** What is written with it, such as the number at its order. */
  following: Changes
}

/** Those of this process wait for each other instead of losing numbers to each other. */
const queue = shared('invoices', () => ({ last: Promise.resolve<unknown>(undefined) }))

/**
 * Issues the next invoice of a series: number, link to the one before and all that follows are one atomic write, so that
 * numbers have no gap (§ 14 (4) no. 4 UStG), whoever else issues at the same moment and whatever is killed.
 *
 * `draw` says what to issue, and is asked again if another process has taken the number. It must read anew whether there is
 * anything left to issue: because the head is read before that, whatever was issued since has taken the number.
 * @param draw gives null if there is nothing to issue
 * @throws ShopError `clock_doubted` while numbers of a year that has not come could be given; StoreError `conflict` if the series has a number without an end, which the audit names too
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

/** Numbers begin anew with each year in Germany; the links go on. A clock that is set back does not bring back a year. */
function nextPlace(series: InvoiceSeries, last: SeriesHead | null): Place & { head: SeriesHead } {
  const issuedAt = now()
  const thisYear = Number(dayOf(issuedAt).slice(0, 4))
  const year = Math.max(thisYear, last?.year ?? thisYear)
  const count = last?.year === year ? last.last + 1 : 1
  const number = `${series}-${year}-${String(count).padStart(6, '0')}`
  return { number, issuedAt, head: { year, last: count, hash: last?.hash ?? '' } }
}

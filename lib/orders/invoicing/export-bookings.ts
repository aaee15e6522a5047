import { csvEuros, csvHead, csvLine } from '@/lib/core/text/csv'
import type { Invoice } from '@/lib/invoices/schema'
import type { Store } from '@/lib/store/store'
import { textGroup, translator } from '@/messages/texts'
import { bookingsIn, type DocumentedBooking, type Period } from './bookings'

const columns = textGroup('commands.orders.bookings.columns')
const tKinds = translator('commands.orders.bookings.kinds')
const tMethods = translator('invoices.methods')

/**
 * A CSV for German spreadsheets (semicolons, decimal commas, UTF-8 with a byte order mark), streamed by day. A
 * reversal has its own line, at its own time. Entries without a document: neither number nor tax. Unreadable ones
 * come last. @param noted called for each document that a line names
 */
export async function* exportBookings(
  store: Store,
  period: Period,
  noted: (document: Invoice) => void = () => undefined,
): AsyncGenerator<string> {
  yield csvHead(Object.values(columns))
  const broken = new Set<string>()
  for await (const booking of bookingsIn(store, period, broken)) {
    if (booking.invoice) noted(booking.invoice)
    yield lineOf(booking)
  }
  for (const path of broken) yield unreadableLine(path)
}

export const bookingsFileName = ({ from, to }: Period) => `spielklang-bestellungen-${from}-${to}.csv`

/** A credit note's amounts are negative: the shop pays them. */
function lineOf({
  day,
  invoice,
  kind,
  number,
  amount,
  about,
  method,
  providerId,
  calledOff,
  country,
}: DocumentedBooking): string {
  const sign = invoice?.kind === 'credit-note' ? -1 : 1
  const row: Record<keyof typeof columns, string> = {
    date: day.split('-').reverse().join('.'),
    number: number ?? '',
    kind: calledOff === undefined ? tKinds(kind) : `${tKinds(kind)} (${csvEuros(calledOff)})`,
    order: about,
    net: invoice ? csvEuros(sign * invoice.net) : '',
    tax: invoice ? csvEuros(sign * invoice.tax) : '',
    gross: csvEuros(amount),
    method: tMethods(method),
    providerId: providerId ?? '',
    country: country ?? '',
    ...ratedAs(invoice),
  }
  return csvLine(Object.values(row))
}

/** For reverse charge the VAT ID, which the recapitulative statement lists (§ 18a UStG). */
function ratedAs(invoice: DocumentedBooking['invoice']): { rate: string; vatId: string } {
  if (!invoice) return { rate: '', vatId: '' }
  const { kind, vat, ratePercent, buyer } = invoice
  const isListed = kind !== 'credit-note' && vat === 'reverse-charge'
  return { rate: String(ratePercent).replace('.', ','), vatId: (isListed && buyer?.vatId) || '' }
}

function unreadableLine(path: string): string {
  const row: Partial<Record<keyof typeof columns, string>> = { kind: tKinds('unreadable'), order: path }
  return csvLine(
    Object.keys(columns).map((name) => Object.entries(row).find(([key]) => key === name)?.[1] ?? ''),
  )
}

import { z } from 'zod'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { zipStream } from '@/lib/core/zip-stream'
import { getInvoice } from '@/lib/invoices/data'
import { invoicePdf } from '@/lib/invoices/invoice-pdf'
import type { Invoice } from '@/lib/invoices/schema'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import type { Period } from './bookings'
import { bookingsFileName, exportBookings } from './export-bookings'
import { invoiceFileName } from './invoice-file'

/** The format of a zip holds 65,535 files. */
const MOST = 60_000
/** Lines zipped at a time. */
const PIECE = 100

/** A calendar month in Germany, as `YYYY-MM`. */
export const monthSchema = z.object({
  month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'month' }),
})

interface MonthDocuments {
  /** The name the browser saves it under. */
  name: string
  content: AsyncGenerator<Uint8Array<ArrayBuffer>>
}

/**
 * The documents of a month's bookings as PDFs, with their table, as a zip without folders, since DATEV's Belegtransfer
 * refuses those ("Ordner im Zip-Archiv sind nicht erlaubt"). The table is held in memory, at most 60,000 lines; PDFs
 * are drawn one by one as the zip is read.
 * @param draw replaces what draws a PDF, in tests
 * @throws ShopError `invalid_input` for a month that has not begun, has no documents or too many bookings
 */
export async function monthDocuments(
  store: Store,
  month: string,
  draw: (invoice: Invoice) => Promise<Uint8Array> = invoicePdf,
): Promise<MonthDocuments> {
  if (month > dayOf(now()).slice(0, 'YYYY-MM'.length)) throw refused('future')
  const period = daysOf(month)
  const numbers = new Set<string>()
  const table: string[] = []
  for await (const line of exportBookings(store, period, ({ number }) => numbers.add(number))) {
    table.push(line)
    if (table.length > MOST) throw refused('tooMany')
  }
  if (numbers.size === 0) throw refused('none')
  return { name: `spielklang-belege-${month}.zip`, content: zipStream(filesOf()) }

  async function* filesOf() {
    yield { name: bookingsFileName(period), at: now(), content: encoded(table) }
    for (const number of numbers) {
      const invoice = await getInvoice(store, number)
      // Deleted since, at the end of its retention.
      if (!invoice) continue
      yield { name: invoiceFileName(invoice), at: invoice.issuedAt, content: [await draw(invoice)] }
    }
  }
}

function daysOf(month: string): Period {
  const from = `${month}-01`
  const next = shiftDay(from, 31).slice(0, 'YYYY-MM'.length)
  return { from, to: shiftDay(`${next}-01`, -1) }
}

function* encoded(lines: readonly string[]): Generator<Uint8Array> {
  for (let first = 0; first < lines.length; first += PIECE)
    yield Buffer.from(lines.slice(first, first + PIECE).join(''))
}

const refused = (reason: keyof typeof messages.admin.orderDesk.documents.refused) =>
  new ShopError('invalid_input', { fields: { month: messages.admin.orderDesk.documents.refused[reason] } })

import { z } from 'zod'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { getInvoice } from '@/lib/invoices/data'
import { invoicePdf } from '@/lib/invoices/invoice-pdf'
import type { Invoice } from '@/lib/invoices/schema'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import type { Period } from './bookings'
import { bookingsFileName, exportBookings } from './export-bookings'
import { invoiceFileName } from './invoice-file'
import { constants, deflateRawSync } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'
import { nextTurn } from '@/lib/core/next-turn'

const t = translator('admin.orderDesk.documents.refused')

/** Method 8 of the format. */
const DEFLATED = 8

/** A zip holds 65,535 files. */
const MOST = 60_000
const PIECE = 100

/** In Germany, `YYYY-MM`. */
export const monthSchema = z.object({
  month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'month' }),
})

interface MonthDocuments {
  name: string
  content: AsyncGenerator<Uint8Array<ArrayBuffer>>
}

/**
 * A zip without folders, which DATEV's Belegtransfer refuses ("Ordner im Zip-Archiv sind nicht erlaubt"): PDFs, drawn
 * one by one as it is read, and their table, at most 60,000 lines in memory.
 * @param draw for tests @throws ShopError `invalid_input`: a month not begun, without documents or with too many
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
      // Deleted at the end of its retention.
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

const refused = (reason: 'future' | 'none' | 'tooMany') =>
  new ShopError('invalid_input', { fields: { month: t(reason) } })

interface ZippedFile {
  name: string
  /** Time of its last change, in ms. */
  at: number
  content: Iterable<Uint8Array>
}

/** `ZipDeflate` keeps 100 KB for each entry; those only stored have their lengths at the end of the zip. */
class DeflatedEntry extends ZipPassThrough {
  override compression = DEFLATED

  protected override process(chunk: Uint8Array, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    this.ondata(null, new Uint8Array(deflateRawSync(chunk, { finishFlush })), isLast)
  }
}

/** Holds only the file at hand and a few bytes of each before. At most 65,535 files and 4 GB: no zip64 extension. */
async function* zipStream(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, at, content } of files) {
    const entry = new DeflatedEntry(name)
    entry.mtime = at
    zip.add(entry)
    for (const part of content) {
      await nextTurn()
      entry.push(part)
      yield* pieces.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}

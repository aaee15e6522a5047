import { unzipSync } from 'fflate'
import { addPartners, addSale } from '@/lib/affiliate/testing/add-sales'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { textStream } from '@/lib/http/server/text-stream'
import { getInvoice } from '@/lib/invoices/data'
import { invoicePdf } from '@/lib/invoices/invoice-pdf'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setOpen } from '@/lib/legal/current-owner'
import { confirmPayment } from '../paying/confirm-payment'
import { requestRefund } from '../refunds/request-refund'
import { settleRefund } from '../refunds/settle-refund'
import { addOrder } from '../testing/add-order'
import { changeBilling } from './change-billing'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'
import { exportBookings } from './export-bookings'
import { monthDocuments, monthSchema } from './month-documents'

beforeAll(() => setOpen(true))

const IBAN = 'DE02120300000000202051'
const billing = { name: 'Erika Muster', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }

describe('the documents of a month', () => {
  const store = temporaryStore()
  const at = (time: string) => setClock(() => Date.parse(time))

  afterEach(() => setClock())

  const sell = async () => {
    const { id } = await addOrder(store())
    await confirmPayment(store(), id, 'admin')
    await ensureInvoice(store(), id)
    return id
  }
  /** Draws each PDF as its number, and records which were drawn. */
  const drawing = () => {
    const drawn: string[] = []
    const draw = ({ number }: { number: string }) => {
      drawn.push(number)
      return Promise.resolve(Buffer.from(number))
    }
    return { drawn, draw }
  }
  const zipOf = async (month: string, draw?: Parameters<typeof monthDocuments>[2]) => {
    const { name, content } = await monthDocuments(store(), month, draw)
    const bytes = new Uint8Array(await new Response(textStream(content)).arrayBuffer())
    return { name, bytes, files: unzipSync(bytes) }
  }

  it('are those of its bookings, corrections and credit notes too, with the table of the export', async () => {
    await addPartners(store(), ['nova'])
    await addSale(store(), 'nova', { at: Date.parse('2026-04-10T12:00:00Z'), price: 50_000 })
    at('2026-06-01T12:00:00Z')
    await sell()
    at('2026-06-30T21:59:00Z')
    const id = await sell()
    await changeBilling(store(), id, billing, 'customer')
    await ensureInvoice(store(), id)
    const wish = { amount: 100, iban: IBAN }
    const { refundId } = await requestRefund(store(), id, wish, { key: 'a-key-of-eight', actor: 'admin' })
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
    await ensureCorrection(store(), id, refundId)
    const run = newId('run')
    await startPayout(store(), run, 'test')
    await payOut(store(), run)
    // The next day in Germany.
    at('2026-06-30T22:01:00Z')
    await sell()

    const { name, files } = await zipOf('2026-06')
    expect(name).toBe('spielklang-belege-2026-06.zip')
    expect(Object.keys(files).sort()).toEqual([
      'spielklang-G-2026-000001.pdf',
      'spielklang-K-2026-000001.pdf',
      'spielklang-K-2026-000002.pdf',
      'spielklang-R-2026-000001.pdf',
      'spielklang-R-2026-000002.pdf',
      'spielklang-R-2026-000003.pdf',
      'spielklang-bestellungen-2026-06-01-2026-06-30.csv',
    ])
    let table = ''
    for await (const line of exportBookings(store(), { from: '2026-06-01', to: '2026-06-30' })) table += line
    expect(Buffer.from(files['spielklang-bestellungen-2026-06-01-2026-06-30.csv'] ?? []).toString()).toBe(
      table,
    )
    const first = await getInvoice(store(), 'R-2026-000001')
    if (!first) throw new Error('no invoice')
    expect(files['spielklang-R-2026-000001.pdf']).toEqual(await invoicePdf(first))
  })

  it('are drawn as they are read, and no further after the download was aborted', async () => {
    at('2026-06-01T12:00:00Z')
    for (let n = 0; n < 5; n += 1) await sell()
    const { drawn, draw } = drawing()
    const { content } = await monthDocuments(store(), '2026-06', draw)
    expect(drawn).toEqual([])
    const reader = textStream(content).getReader()
    while (drawn.length < 2) await reader.read()
    await reader.cancel()
    expect(await content.next()).toEqual({ done: true, value: undefined })
    expect(drawn.length).toBeLessThan(5)
  })

  it('can be downloaded twice at once', async () => {
    at('2026-06-01T12:00:00Z')
    for (let n = 0; n < 3; n += 1) await sell()
    const [one, other] = await Promise.all(
      ['2026-06', '2026-06'].map((month) => zipOf(month, drawing().draw)),
    )
    expect(one).toEqual(other)
    expect(Object.keys(one?.files ?? {})).toHaveLength(4)
  })

  it.each([
    ['2026-05', 'In diesem Monat gibt es keine Belege.'],
    ['2026-07', 'Dieser Monat liegt in der Zukunft.'],
  ])('are refused for %s', async (month, sentence) => {
    at('2026-06-30T21:59:00Z')
    await sell()
    await expect(monthDocuments(store(), month)).rejects.toMatchObject({ fields: { month: sentence } })
  })

  it.each(['', '2026', '2026-13', '2026-6', '2026-06-01', '1999-12'])('refuse %j as a month', (month) => {
    expect(monthSchema.safeParse({ month }).error?.issues[0]).toMatchObject({
      message: 'month',
      path: ['month'],
    })
  })
})

import { now, setClock } from '@/lib/core/clock'
import { invoicePdf } from './invoice-pdf'
import { keptPdf } from './kept-pdf'
import { eInvoiceCases } from '@/lib/orders/testing/e-invoice-cases'
import type { Invoice } from './schema'

const [sample] = eInvoiceCases().values()
if (!sample) throw new Error('no invoice')
let count = 0
const newInvoice = (): Invoice => ({ ...sample, hash: `hash-${(count += 1)}` })

describe('the cached PDF of an invoice', () => {
  afterEach(() => setClock())

  it('is drawn once for all requests, including concurrent ones', async () => {
    const invoice = newInvoice()
    const [one, other] = await Promise.all([keptPdf(invoice), keptPdf({ ...invoice })])
    expect(other).toBe(one)
    expect(await keptPdf(invoice)).toBe(one)
    expect(one).toEqual(await invoicePdf(invoice))
    expect(await keptPdf(newInvoice())).not.toBe(one)
  })

  it('is evicted after ten minutes even if it is not requested again', async () => {
    const invoice = newInvoice()
    const one = await keptPdf(invoice)
    const at = now()
    setClock(() => at + 11 * 60_000)
    await keptPdf(newInvoice())
    setClock(() => at)
    expect(await keptPdf(invoice)).not.toBe(one)
  })

  it('is drawn again after a failure', async () => {
    const invoice = newInvoice()
    await expect(keptPdf({ ...invoice, issuedAt: NaN })).rejects.toThrow()
    expect((await keptPdf(invoice)).byteLength).toBeGreaterThan(10_000)
  })

  it('is evicted, oldest first, when the cached ones exceed their memory limit', async () => {
    const draw = () => Promise.resolve(new Uint8Array(1024 * 1024))
    const invoices = Array.from({ length: 17 }, newInvoice)
    const drawn: Uint8Array[] = []
    for (const invoice of invoices) drawn.push(await keptPdf(invoice, draw))
    const again = await Promise.all(invoices.slice(1).map((invoice) => keptPdf(invoice, draw)))
    expect(again.every((pdf, index) => pdf === drawn[index + 1])).toBe(true)
    const [first = sample] = invoices
    expect(await keptPdf(first, draw)).not.toBe(drawn[0])
  })
})

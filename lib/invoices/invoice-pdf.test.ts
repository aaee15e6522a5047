import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { presets } from '@/lib/catalog/catalog'
import { draftInvoice } from '@/lib/orders/draft-invoice'
import type { Order } from '@/lib/orders/schema'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { hashOf } from './hash-of'
import { EXTENDED_LETTERS, INVOICE_LETTERS } from './invoice-letters'
import { invoicePdf } from './invoice-pdf'
import type { Billing, Invoice } from './schema'

const at = Date.UTC(2026, 10, 22, 9)
const billing: Billing = {
  company: 'Größe & Łódź GmbH',
  street: 'Straße 1',
  zip: '10115',
  city: 'Berlin',
  country: 'Deutschland',
}

function invoiceOf(changed: Partial<Order> = {}): Invoice {
  const place = { number: 'R-2026-000001', issuedAt: at }
  const order: Order = { ...sampleOrder, status: 'paid', history: { paid: { at, actor: 'admin' } }, ...changed }
  const invoice = { ...draftInvoice(order, place), ...place, previous: '' }
  return { ...invoice, hash: hashOf(invoice) }
}

async function open(bytes: Uint8Array) {
  return getDocument({ data: Uint8Array.from(bytes), isEvalSupported: false, verbosity: 0 }).promise
}

/** The text of each page, as it is copied. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await open(bytes)
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    }),
  )
}

const manyItems = (count: number): Order['items'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, position) => {
      const { name, price } = presets[position % presets.length] ?? { name: '', price: 0 }
      return [`preset-${position}`, { name, price: price + position, position }]
    }),
  )

describe('the PDF of an invoice', () => {
  it('is the same bytes each time', async () => {
    const invoice = invoiceOf({ billing })
    expect(await invoicePdf(invoice)).toEqual(await invoicePdf(invoice))
  })

  it('has text to select: number, day, amounts, and each name as one', async () => {
    const [page = ''] = await pagesOf(await invoicePdf(invoiceOf({ billing })))
    const [preset] = presets
    for (const text of ['Rechnung R-2026-000001', '22.11.2026', 'Umsatzsteuer 19 %', '5,90', '0,94', '4,96']) {
      expect(page).toContain(text)
    }
    expect(page).toContain(preset?.name)
    expect(page).toContain('Spielklang')
    expect(page).toContain('Größe & Łódź GmbH')
    expect(page).toContain('Seite 1 von 1')
  })

  it('is tagged for screen readers, German, with a title', async () => {
    const document = await open(await invoicePdf(invoiceOf()))
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'Rechnung R-2026-000001', Language: 'de-DE' })
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    for (const role of ['H1', 'Table', 'TH', 'TD', 'P']) expect(tree).toContain(`"role":"${role}"`)
  })

  it('of 40 items fills pages that are numbered, with the head of the table on each', async () => {
    const items = manyItems(40)
    const total = Object.values(items).reduce((sum, { price }) => sum + price, 0)
    const pages = await pagesOf(await invoicePdf(invoiceOf({ items, total })))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => expect(page).toContain(`Seite ${index + 1} von ${pages.length}`))
    expect(pages[1]).toContain('Leistung')
    expect(pages.at(-1)).toContain('Gesamtbetrag')
  })

  it('writes every letter that its fonts have, and a question mark for the others', async () => {
    const letters = [...`${INVOICE_LETTERS}${EXTENDED_LETTERS}`].filter((letter) => /\S/.test(letter))
    const company = letters.filter((letter) => letter !== '\u00ad').join('')
    const invoice = invoiceOf({ billing: { ...billing, company, name: 'Иван 😀 Nguyễn 李' } })
    const [page = ''] = await pagesOf(await invoicePdf(invoice))
    const shown = page.replaceAll(/\s/g, '')
    expect(shown).toContain(company)
    expect(shown).toContain('?????Nguyen?'.slice(0, 5))
    expect(page).not.toContain('\u0000')
  })

  it('breaks names that are too long for a line', async () => {
    const long = 'W'.repeat(300)
    const items = { long: { name: `${long} Ende`, price: 590, position: 0 } }
    const invoice = invoiceOf({ items, billing: { ...billing, company: long, street: `${long} 1` } })
    const [page = ''] = await pagesOf(await invoicePdf(invoice))
    expect(page.replaceAll(/\s/g, '').split(long).length).toBe(4)
  })
})

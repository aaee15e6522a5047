import { validateXML } from 'xmllint-wasm'
import { printedLetters } from '@/lib/core/text/printed-letters'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { draftInvoice } from '@/lib/orders/invoicing/draft-invoice'
import type { Order } from '@/lib/orders/schema'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { hashOf } from './hash-of'
import { invoicePdf } from './invoice-pdf'
import type { Billing, Invoice } from './schema'
import { readPdf } from './testing/read-pdf'

const { presets } = programCatalog

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
  const order: Order = {
    ...sampleOrder,
    status: 'paid',
    history: { paid: { at, actor: 'admin' } },
    ...changed,
  }
  const invoice = { ...draftInvoice(order, place), ...place, previous: '' }
  return { ...invoice, hash: hashOf(invoice) }
}

const pagesOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages

const manyItems = (count: number): Order['items'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, position) => {
      const { name, price } = presets[position % presets.length] ?? { name: '', price: 0 }
      return [`preset-${position}`, { name, price: price + position, position, version: 1 }]
    }),
  )

describe('the PDF of an invoice', () => {
  it('is labelled as a trial on each page, and has no XML then', async () => {
    const company = { ...billing, vatId: 'DE136695976' }
    const invoice = { ...invoiceOf({ billing: company, items: manyItems(60) }), number: 'T-2026-000001' }
    const { pages, attachments, info } = await readPdf(
      await invoicePdf({ ...invoice, hash: hashOf(invoice) }),
    )
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('PROBE')
    expect(pages[0]).toContain('Probe: Es ist kein Geld geflossen')
    expect(attachments).toEqual([])
    expect(info.Title).toBe('Rechnung T-2026-000001')
    expect((await pagesOf(await invoicePdf(invoiceOf()))).join()).not.toContain('PROBE')
  })

  it('is the same bytes each time', async () => {
    const invoice = invoiceOf({ billing })
    expect(await invoicePdf(invoice)).toEqual(await invoicePdf(invoice))
  })

  it('has selectable text: number, day, amounts, and each name in one piece', async () => {
    const [page = ''] = await pagesOf(await invoicePdf(invoiceOf({ billing })))
    const [preset] = presets
    for (const text of [
      'Rechnung R-2026-000001',
      '22.11.2026',
      'Umsatzsteuer 19 %',
      '5,90',
      '0,94',
      '4,96',
    ]) {
      expect(page).toContain(text)
    }
    expect(page).toContain(preset?.name)
    expect(page).toContain('Spielklang')
    expect(page).toContain('Größe & Łódź GmbH')
    expect(page).toContain('Seite 1 von 1')
  })

  it('names a sole trader in person, and countries only if one party is abroad', async () => {
    const invoice = invoiceOf({ billing: { ...billing, country: 'DE' } })
    const [page = ''] = await pagesOf(await invoicePdf(invoice))
    expect(page.replaceAll(/\s+/g, ' ')).toContain('Erika Musterfrau Musterfirma Musterstraße 1')
    expect(page).not.toMatch(/Deutschland|^DE$/m)
    const foreign = { ...invoice, buyer: { ...billing, country: 'AT' } }
    const [abroad = ''] = await pagesOf(await invoicePdf({ ...foreign, hash: hashOf(foreign) }))
    expect(abroad).toContain('Deutschland')
    expect(abroad).toContain('Österreich')
  })

  it('shows a later reduction below the sum of the items', async () => {
    const invoice = invoiceOf({ reduction: 100, total: sampleOrder.total - 100 })
    const pages = await pagesOf(await invoicePdf(invoice))
    const text = pages.join('').replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/Zwischensumme 5,90 € Nachlass -1,00 € .*Gesamtsumme 4,90 €/)
  })

  it('is tagged for screen readers, German, with a title', async () => {
    const { isTagged, info, trees } = await readPdf(await invoicePdf(invoiceOf()))
    expect(isTagged).toBe(true)
    expect(info).toMatchObject({ Title: 'Rechnung R-2026-000001', Language: 'de-DE' })
    const tree = JSON.stringify(trees)
    for (const role of ['H1', 'Table', 'TH', 'TD', 'P']) expect(tree).toContain(`"role":"${role}"`)
  })

  it('with 40 items spans numbered pages, each with the table’s head', async () => {
    const items = manyItems(40)
    const total = Object.values(items).reduce((sum, { price }) => sum + price, 0)
    const pages = await pagesOf(await invoicePdf(invoiceOf({ items, total })))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => expect(page).toContain(`Seite ${index + 1} von ${pages.length}`))
    expect(pages[1]).toContain('Leistung')
    expect(pages.at(-1)).toContain('Gesamtsumme')
  })

  it('contains every letter of its fonts, and a question mark for others', async () => {
    // The micro sign and the Greek mu share a glyph, and soft hyphens are not copied.
    const all = Object.values(printedLetters).flatMap((letters) => [...letters])
    const company = all.filter((letter) => !/[\sµ\u00ad]/.test(letter)).join('')
    const invoice = invoiceOf({ billing: { ...billing, company, name: 'Иван 😀 Nguyễn Қайрат Ελένη 李' } })
    const [page = ''] = await pagesOf(await invoicePdf(invoice))
    const shown = page.replaceAll(/\s/g, '')
    expect([...company].filter((letter) => !shown.includes(letter))).toEqual([])
    expect(page).toContain('Иван ? Nguyễn Қайрат Ελένη ?')
    expect(page).not.toContain('\u0000')
  })

  it.each(['Ромашка ООО', 'Nguyễn Thị Hồng', 'Ґудзик і Їжак', 'Ωμέγα Α.Ε.', 'Łódź Șerban'])(
    'says the same as its data set for %s',
    async (company) => {
      const invoice = invoiceOf({ billing: { ...billing, company, name: company, vatId: 'DE136695976' } })
      const bytes = await invoicePdf(invoice)
      const { pages, attachments } = await readPdf(bytes)
      expect(pages.join().replaceAll(/\s+/g, ' ')).toContain(`${company} ${company} Straße 1`)
      expect(attachments[0]?.text).toContain(`<ram:Name>${company}</ram:Name>`)
      expect(await invoicePdf(invoice)).toEqual(bytes)
    },
  )

  it('wraps names that are too long for a line', async () => {
    const long = 'W'.repeat(300)
    const items = { long: { name: `${long} Ende`, price: 590, position: 0, version: 1 } }
    const invoice = invoiceOf({ items, billing: { ...billing, company: long, street: `${long} 1` } })
    const text = (await pagesOf(await invoicePdf(invoice))).join('')
    expect(text.match(/W/g)).toHaveLength(900)
  })

  const companies = { ...billing, vatId: 'DE136695976' }
  const numberIn = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => Number(text))

  it.each([
    ['of one item', {}],
    ['with a discount', { discount: { code: 'A', percent: 10, amount: 59 }, total: sampleOrder.total - 59 }],
    ['with a reduction', { reduction: 100, total: sampleOrder.total - 100 }],
    [
      'with both',
      { discount: { code: 'A', percent: 10, amount: 59 }, reduction: 31, total: sampleOrder.total - 90 },
    ],
    [
      'of many items',
      { items: manyItems(7), total: Object.values(manyItems(7)).reduce((sum, { price }) => sum + price, 0) },
    ],
    ['of a small business', { vat: 'small-business' as const }],
  ])('embeds XML by EN 16931 for a German company, with the invoice’s sums: %s', async (_, changed) => {
    const invoice = invoiceOf({ billing: companies, ...changed })
    const bytes = await invoicePdf(invoice)
    const { attachments, metadata } = await readPdf(bytes)
    const [{ filename, text: xml } = { filename: '', text: '' }] = attachments
    expect(filename).toBe('factur-x.xml')
    expect(metadata).toContain('EN 16931')
    expect((await validateXML({ xml, normalization: 'format' })).errors).toEqual([])
    const { net, tax, gross } = invoice
    const [sum = 0] = numberIn(xml, 'LineTotalAmount').slice(-1)
    const lines = numberIn(xml, 'LineTotalAmount').slice(0, -1)
    const [allowance = 0] = numberIn(xml, 'AllowanceTotalAmount')
    expect(Math.round(lines.reduce((total, line) => total + line, 0) * 100)).toBe(Math.round(sum * 100))
    expect(Math.round((sum - allowance) * 100)).toBe(net)
    expect(numberIn(xml, 'TaxBasisTotalAmount')).toEqual([net / 100])
    expect(numberIn(xml, 'TaxTotalAmount')).toEqual([tax / 100])
    expect(numberIn(xml, 'GrandTotalAmount')).toEqual([gross / 100])
    expect(numberIn(xml, 'DuePayableAmount')).toEqual([0])
    expect(xml).toContain('Größe &amp; Łódź GmbH')
    expect(await invoicePdf(invoice)).toEqual(bytes)
  })

  it('embeds no XML for others', async () => {
    expect((await readPdf(await invoicePdf(invoiceOf({ billing })))).attachments).toEqual([])
    expect((await readPdf(await invoicePdf(invoiceOf()))).attachments).toEqual([])
  })
})

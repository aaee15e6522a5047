import { programCatalog } from '@/lib/catalog/program-catalog'
import { readPdf } from '@/lib/invoices/testing/read-pdf'
import { setCurrentOwner } from '@/lib/legal/current-owner'
import { currentTerms } from '@/lib/legal/current-terms'
import { sampleOwner } from '@/lib/legal/sample-owner'
import type { Terms } from '@/lib/legal/terms-schema'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { sampleOrder } from '../testing/sample-order'
import type { Order } from '../schema'
import { contractOf } from './contract-of'
import { contractPdf } from './contract-pdf'

const { presets } = programCatalog
const at = Date.UTC(2026, 10, 22, 9)
const terms = currentTerms()

const orderOf = (changed: Partial<Order> = {}): Order => ({
  ...sampleOrder,
  status: 'paid',
  history: { paid: { at, actor: 'admin' } },
  ...changed,
})
const pdfOf = (changed?: Partial<Order>, law: Terms = terms) => contractPdf(contractOf(orderOf(changed), law))

describe('the PDF of a contract', () => {
  it('names the seller at the time of the order, and is the same bytes after a change of owner', async () => {
    const before = await pdfOf()
    setCurrentOwner(realOwner)
    const after = await pdfOf()
    setCurrentOwner(sampleOwner)
    expect(after).toEqual(before)
    expect((await readPdf(after)).pages[0]).toContain(sampleOwner.name)
  })

  it('is the same bytes each time, whatever was drawn before', async () => {
    const first = await pdfOf()
    await pdfOf({ reference: 'SK-BBBBB-BBBBB', name: 'Łukasz Żółć, fi und ffl' })
    expect(await pdfOf()).toEqual(first)
  })

  it('differs between orders except for the legal texts', async () => {
    const [one, other] = await Promise.all(
      [await pdfOf({ name: 'Anna Arm' }), await pdfOf({ name: 'Bert Bein' })].map(readPdf),
    )
    expect(one?.pages[0]).toContain('Anna Arm')
    expect(other?.pages[0]).toContain('Bert Bein')
    expect(other?.pages[0]).not.toContain('Anna')
    expect(one?.pages.length).toBeGreaterThan(3)
    expect(other?.pages.slice(1)).toEqual(one?.pages.slice(1))
    expect(one?.pages.join('')).toContain('Muster-Widerrufsformular')
    one?.pages.forEach((page, index) => expect(page).toContain(`Seite ${index + 1} von ${one.pages.length}`))
  })

  it('is archivable: PDF/A-3a, defined colours, embedded fonts', async () => {
    const bytes = await pdfOf({ name: 'Łukasz' })
    const { metadata } = await readPdf(bytes)
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).toContain('/GTS_PDFA1')
    const count = (pattern: RegExp) => [...raw.matchAll(pattern)].length
    expect(count(/\/Type \/FontDescriptor/g)).toBeGreaterThan(3)
    expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g))
    expect(count(/\/Subtype \/CIDFontType2/g)).toBe(count(/\/Type \/FontDescriptor/g))
    expect(count(/\/ToUnicode /g)).toBe(count(/\/Subtype \/Type0/g))
  })

  it('is tagged for screen readers, German, with a title, headings, tables and lists', async () => {
    const { isTagged, info, trees } = await readPdf(await pdfOf())
    expect(isTagged).toBe(true)
    expect(info).toMatchObject({ Title: `Vertrag ${sampleOrder.reference}`, Language: 'de-DE' })
    const tree = JSON.stringify(trees)
    for (const role of ['H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'L', 'LI', 'LBody', 'P'])
      expect(tree).toContain(`"role":"${role}"`)
  })

  it('fits 50 items, and a text with letters that the shop itself does not use', async () => {
    const items = Object.fromEntries(
      Array.from({ length: 50 }, (_, position) => {
        const { name = '', price = 0 } = presets[position % presets.length] ?? {}
        return [`preset-${position}`, { name: `${name} ${position}`, price, position, version: 3 }]
      }),
    )
    const law = { ...terms, agb: { ...terms.agb, hash: 'other', text: 'Erstens\n\nŁódź Иван 李' } }
    const text = (await pdfOf({ items }, law).then(readPdf)).pages.join('')
    for (const { name } of Object.values(items)) expect(text).toContain(name)
    expect(text).toContain('Łódź Иван ?')
    expect((await pdfOf({ items }, law).then(readPdf)).pages.join('')).toBe(text)
  })
})

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { eInvoice, isElectronic } from './e-invoice'
import { eInvoiceCases } from '@/lib/orders/testing/e-invoice-cases'
import { brokenRules, ruleIds } from './testing/en16931-rules'
import { xmlTree } from './testing/xml-tree'
import messages from '@/messages/de.json'

/** Factur-X 1.09, profile EN 16931, as shipped with the package. */
const SCHEMA = join(dirname(require.resolve('@stackforge-eu/factur-x')), '..', 'schema', 'en16931')
const PARTS = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType']
const PRECEDING =
  'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:InvoiceReferencedDocument'

const cases = eInvoiceCases()
const written = [...cases].map(([name, invoice]) => ({ name, xml: eInvoice(invoice) }))
const xmlOf = (start: string, end: string) =>
  written.find(({ name }) => name.startsWith(start) && name.endsWith(end))?.xml ?? ''

const file = (fileName: string) => ({ fileName, contents: readFileSync(join(SCHEMA, fileName), 'utf8') })

/** libxml2's schema errors for the files. */
async function complaints(files: typeof written): Promise<string[]> {
  const { errors } = await validateXML({
    xml: files.map(({ xml }, index) => ({ fileName: `${index}.xml`, contents: xml })),
    schema: file('FACTUR-X_EN16931.xsd'),
    preload: PARTS.map((part) => file(`FACTUR-X_EN16931_${part}_100.xsd`)),
  })
  return errors.map(({ message }) => message)
}

describe('an e-invoice', () => {
  it('is written for every kind of document', () => {
    expect(written.length).toBeGreaterThan(200)
    expect([...cases.values()].every(isElectronic)).toBe(true)
  })

  it('follows the rules of EN 16931 for every document and every identification of the shop', () => {
    const broken = written.map(({ name, xml }) => [name, ...brokenRules(xml)])
    expect(broken.filter(([, ...ids]) => ids.length > 0)).toEqual([])
  })

  it('conforms to the schema of Factur-X', async () => {
    expect(await complaints(written)).toEqual([])
    const spoilt = xmlOf('invoice: small-business', 'tax number').replace(
      '</ram:Content>',
      '</ram:Content><ram:Content>Zweite</ram:Content>',
    )
    expect(await complaints([{ name: '', xml: spoilt }])).not.toEqual([])
  })

  it('names the document it corrects or cancels, and its day (BT-25, BT-26)', () => {
    for (const { name, xml } of written) {
      const preceding = xmlTree(xml).all(PRECEDING)
      const isFirst = /^(?:invoice|credit note):/.test(name)
      expect(preceding).toHaveLength(isFirst ? 0 : 1)
      const number = name.startsWith('cancelled') ? 'G-2026-000001' : 'R-2026-000001'
      for (const document of preceding) {
        expect(document.textAt('ram:IssuerAssignedID')).toBe(number)
        expect(document.textAt('ram:FormattedIssueDateTime/qdt:DateTimeString')).toBe('20261122')
      }
    }
  })

  it('of reverse charge says so, with both VAT IDs and the buyer’s country', () => {
    const tree = xmlTree(xmlOf('invoice: reverse-charge, 1 items, 0', 'shop with VAT ID'))
    const texts = (name: string) => [...tree.named(name)].map(({ text }) => text)
    expect(texts('ram:ExemptionReason')).toEqual([messages.invoices.notes.reverseChargeAbroad])
    expect(texts('ram:CountryID')).toEqual(['DE', 'AT'])
    expect(texts('ram:CategoryCode')).toEqual(['AE', 'AE'])
    expect(texts('ram:ExemptionReasonCode')).toEqual(['VATEX-EU-AE'])
    expect([...tree.named('ram:SpecifiedTaxRegistration')].map((id) => id.textAt('ram:ID'))).toEqual([
      'DE136695976',
      'ATU13585627',
    ])
  })

  it('lists each note separately', () => {
    const notes = [...xmlTree(xmlOf('invoice: small-business', 'tax number')).named('ram:IncludedNote')]
    expect(notes.map((note) => note.all('ram:Content').length)).toEqual([1, 1])
  })
})

describe('the rules by which they are checked', () => {
  const regular = xmlOf('invoice: included, 1 items, 15', 'shop with VAT ID')
  const small = xmlOf('invoice: small-business, 1 items, 15', 'shop with tax number')
  const reverse = xmlOf('invoice: reverse-charge, 1 items, 15', 'shop with VAT ID')
  const correction = xmlOf('correction, full: included, 1 items', 'shop with VAT ID')
  const without = (name: string, xml = regular) =>
    xml.replaceAll(new RegExp(`<ram:${name}[ >][^]*?</ram:${name}>`, 'g'), '')
  const empty = (name: string, xml = regular) =>
    xml.replaceAll(new RegExp(`(<ram:${name}(?: [^>]*)?>)[^<]*`, 'g'), '$1')
  const set = (name: string, value: string, xml = regular) =>
    xml.replace(new RegExp(`(<ram:${name}(?: [^>]*)?>)[^<]*`), `$1${value}`)
  const within = (name: string, change: (part: string) => string, xml = regular) =>
    xml.replace(new RegExp(`<ram:${name}>[^]*?</ram:${name}>`), change)

  const spoilt: [id: string, xml: string][] = [
    ['BR-01', without('GuidelineSpecifiedDocumentContextParameter')],
    ['BR-02', empty('ID')],
    ['BR-03', without('IssueDateTime')],
    ['BR-04', within('TypeCode', () => '')],
    ['BR-05', without('InvoiceCurrencyCode')],
    ['BR-06', within('SellerTradeParty', (part) => without('Name', part))],
    ['BR-07', within('BuyerTradeParty', (part) => without('Name', part))],
    ['BR-08', within('SellerTradeParty', (part) => without('PostalTradeAddress', part))],
    ['BR-09', within('SellerTradeParty', (part) => without('CountryID', part))],
    ['BR-10', within('BuyerTradeParty', (part) => without('PostalTradeAddress', part))],
    ['BR-11', within('BuyerTradeParty', (part) => without('CountryID', part))],
    ['BR-12', without('LineTotalAmount')],
    ['BR-13', without('TaxBasisTotalAmount')],
    ['BR-14', without('GrandTotalAmount')],
    ['BR-15', without('DuePayableAmount')],
    ['BR-16', without('IncludedSupplyChainTradeLineItem')],
    ['BR-21', empty('LineID')],
    ['BR-22', without('BilledQuantity')],
    ['BR-23', regular.replace(' unitCode="C62"', '')],
    ['BR-24', within('IncludedSupplyChainTradeLineItem', (part) => without('LineTotalAmount', part))],
    ['BR-25', within('SpecifiedTradeProduct', (part) => without('Name', part))],
    ['BR-26', without('ChargeAmount')],
    ['BR-27', set('ChargeAmount', '-1.00')],
    ['BR-31', without('ActualAmount')],
    ['BR-32', within('CategoryTradeTax', (part) => without('CategoryCode', part))],
    ['BR-33', without('Reason')],
    ['BR-45', without('BasisAmount')],
    ['BR-46', without('CalculatedAmount')],
    ['BR-47', within('ApplicableHeaderTradeSettlement', (part) => without('CategoryCode', part))],
    ['BR-48', within('ApplicableHeaderTradeSettlement', (part) => without('RateApplicablePercent', part))],
    ['BR-49', within('SpecifiedTradeSettlementPaymentMeans', (part) => without('TypeCode', part))],
    ['BR-55', without('IssuerAssignedID', correction)],
    ['BR-CO-04', within('SpecifiedLineTradeSettlement', (part) => without('CategoryCode', part))],
    ['BR-CO-09', regular.replace('schemeID="VA">DE', 'schemeID="VA">12')],
    [
      'BR-CO-10',
      within('SpecifiedTradeSettlementHeaderMonetarySummation', (part) =>
        set('LineTotalAmount', '9.99', part),
      ),
    ],
    ['BR-CO-11', set('AllowanceTotalAmount', '9.99')],
    ['BR-CO-13', set('TaxBasisTotalAmount', '9.99')],
    ['BR-CO-14', set('TaxTotalAmount', '9.99')],
    ['BR-CO-15', set('GrandTotalAmount', '9.99')],
    ['BR-CO-16', set('DuePayableAmount', '9.99')],
    ['BR-CO-17', set('CalculatedAmount', '9.99')],
    ['BR-CO-18', within('ApplicableHeaderTradeSettlement', (part) => without('ApplicableTradeTax', part))],
    ['BR-CO-26', within('SellerTradeParty', (part) => without('ID', part), small)],
    ['BR-DEC', set('GrandTotalAmount', '5.310')],
    ['BR-S-01', within('ApplicableHeaderTradeSettlement', (part) => set('CategoryCode', 'E', part))],
    ['BR-S-02', within('SellerTradeParty', (part) => without('SpecifiedTaxRegistration', part))],
    ['BR-S-03', within('SellerTradeParty', (part) => without('SpecifiedTaxRegistration', part))],
    ['BR-S-05', set('RateApplicablePercent', '0')],
    ['BR-S-06', within('CategoryTradeTax', (part) => set('RateApplicablePercent', '0', part))],
    ['BR-S-08', set('BasisAmount', '9.99')],
    [
      'BR-S-10',
      regular.replace('<ram:BasisAmount>', '<ram:ExemptionReason>x</ram:ExemptionReason><ram:BasisAmount>'),
    ],
    ['BR-E-01', within('ApplicableHeaderTradeSettlement', (part) => set('CategoryCode', 'S', part), small)],
    ['BR-E-02', within('SellerTradeParty', (part) => without('SpecifiedTaxRegistration', part), small)],
    ['BR-E-03', within('SellerTradeParty', (part) => without('SpecifiedTaxRegistration', part), small)],
    ['BR-E-05', set('RateApplicablePercent', '19', small)],
    ['BR-E-06', within('CategoryTradeTax', (part) => set('RateApplicablePercent', '19', part), small)],
    ['BR-E-08', set('BasisAmount', '9.99', small)],
    ['BR-E-09', set('CalculatedAmount', '0.50', small)],
    ['BR-E-10', without('ExemptionReason', small)],
    [
      'BR-AE-01',
      within('ApplicableHeaderTradeSettlement', (part) => set('CategoryCode', 'E', part), reverse),
    ],
    ['BR-AE-02', within('BuyerTradeParty', (part) => without('SpecifiedTaxRegistration', part), reverse)],
    ['BR-AE-03', within('BuyerTradeParty', (part) => without('SpecifiedTaxRegistration', part), reverse)],
    ['BR-AE-05', set('RateApplicablePercent', '19', reverse)],
    ['BR-AE-06', within('CategoryTradeTax', (part) => set('RateApplicablePercent', '19', part), reverse)],
    ['BR-AE-08', set('BasisAmount', '9.99', reverse)],
    ['BR-AE-09', set('CalculatedAmount', '0.50', reverse)],
    ['BR-AE-10', without('ExemptionReasonCode', reverse)],
  ]
  it.each(spoilt)('detect that %s is violated', (id, xml) => {
    expect(brokenRules(xml)).toContain(id)
  })

  it('are all tested', () => {
    expect(spoilt.map(([id]) => id).sort()).toEqual([...ruleIds].sort())
  })
})

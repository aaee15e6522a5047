import { xmlTree, type XmlElement } from './xml-tree'

const TRADE = 'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction'
const HEAD = 'rsm:CrossIndustryInvoice/rsm:ExchangedDocument'
const SELLER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`
const BUYER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`
const SETTLEMENT = `${TRADE}/ram:ApplicableHeaderTradeSettlement`
const LINES = `${TRADE}/ram:IncludedSupplyChainTradeLineItem`
const SUMS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
const TAX = `${SETTLEMENT}/ram:ApplicableTradeTax`
const ALLOWANCE = `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`
const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax'
const LINE_SUM =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'
const PRICE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'
const QUANTITY = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'

type Rule = (document: XmlElement) => boolean

/**
 * The rules of EN 16931 that can concern this shop's documents, by their published ids but in our own words:
 * one tax rate (S), exempt (E) or reverse charge (AE), in euros, with at most an allowance. Rules for charges, payees, delivery
 * addresses and periods are left out. The schema checks which elements may occur, and in which order.
 */
const rules: Record<string, Rule> = {
  'BR-01': has(
    'rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  ),
  'BR-02': has(`${HEAD}/ram:ID`),
  'BR-03': (document) =>
    /^\d{8}$/.test(document.textAt(`${HEAD}/ram:IssueDateTime/udt:DateTimeString`) ?? ''),
  'BR-04': has(`${HEAD}/ram:TypeCode`),
  'BR-05': has(`${SETTLEMENT}/ram:InvoiceCurrencyCode`),
  'BR-06': has(`${SELLER}/ram:Name`),
  'BR-07': has(`${BUYER}/ram:Name`),
  'BR-08': has(`${SELLER}/ram:PostalTradeAddress`),
  'BR-09': has(`${SELLER}/ram:PostalTradeAddress/ram:CountryID`),
  'BR-10': has(`${BUYER}/ram:PostalTradeAddress`),
  'BR-11': has(`${BUYER}/ram:PostalTradeAddress/ram:CountryID`),
  'BR-12': has(`${SUMS}/ram:LineTotalAmount`),
  'BR-13': has(`${SUMS}/ram:TaxBasisTotalAmount`),
  'BR-14': has(`${SUMS}/ram:GrandTotalAmount`),
  'BR-15': has(`${SUMS}/ram:DuePayableAmount`),
  'BR-16': has(LINES),
  'BR-21': each(LINES, (line) => line.has('ram:AssociatedDocumentLineDocument/ram:LineID')),
  'BR-22': each(LINES, (line) => line.has(QUANTITY)),
  'BR-23': each(LINES, (line) => (line.all(QUANTITY)[0]?.attributes['unitCode'] ?? '') !== ''),
  'BR-24': each(LINES, (line) => line.has(LINE_SUM)),
  'BR-25': each(LINES, (line) => line.has('ram:SpecifiedTradeProduct/ram:Name')),
  'BR-26': each(LINES, (line) => line.has(PRICE)),
  'BR-27': each(LINES, (line) => Number(line.textAt(PRICE)) >= 0),
  'BR-31': each(ALLOWANCE, (allowance) => allowance.has('ram:ActualAmount')),
  'BR-32': each(ALLOWANCE, (allowance) => allowance.has('ram:CategoryTradeTax/ram:CategoryCode')),
  // BR-CO-21 repeats this.
  'BR-33': each(ALLOWANCE, (allowance) => allowance.has('ram:Reason')),
  'BR-45': each(TAX, (tax) => tax.has('ram:BasisAmount')),
  'BR-46': each(TAX, (tax) => tax.has('ram:CalculatedAmount')),
  'BR-47': each(TAX, (tax) => tax.textAt('ram:TypeCode') === 'VAT' && tax.has('ram:CategoryCode')),
  'BR-48': each(TAX, (tax) => tax.has('ram:RateApplicablePercent')),
  'BR-49': each(`${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`, (means) =>
    means.has('ram:TypeCode'),
  ),
  'BR-55': each(`${SETTLEMENT}/ram:InvoiceReferencedDocument`, (document) =>
    document.has('ram:IssuerAssignedID'),
  ),
  'BR-CO-04': each(LINES, (line) => line.has(`${LINE_TAX}/ram:CategoryCode`)),
  'BR-CO-09': (document) =>
    [SELLER, BUYER].every((party) =>
      registrations(document, party, 'VA').every((id) => /^[A-Z]{2}/.test(id)),
    ),
  'BR-CO-10': (document) => sumOf(document, 'ram:LineTotalAmount') === lineSum(document),
  'BR-CO-11': (document) =>
    sumOf(document, 'ram:AllowanceTotalAmount') ===
    document.all(ALLOWANCE).reduce((sum, allowance) => sum + cents(allowance.textAt('ram:ActualAmount')), 0),
  'BR-CO-13': (document) =>
    sumOf(document, 'ram:TaxBasisTotalAmount') ===
    sumOf(document, 'ram:LineTotalAmount') - sumOf(document, 'ram:AllowanceTotalAmount'),
  'BR-CO-14': (document) =>
    sumOf(document, 'ram:TaxTotalAmount') ===
    document.all(TAX).reduce((sum, tax) => sum + cents(tax.textAt('ram:CalculatedAmount')), 0),
  'BR-CO-15': (document) =>
    sumOf(document, 'ram:GrandTotalAmount') ===
    sumOf(document, 'ram:TaxBasisTotalAmount') + sumOf(document, 'ram:TaxTotalAmount'),
  'BR-CO-16': (document) =>
    sumOf(document, 'ram:DuePayableAmount') ===
    sumOf(document, 'ram:GrandTotalAmount') - sumOf(document, 'ram:TotalPrepaidAmount'),
  // Tolerates one euro, like the official rules.
  'BR-CO-17': each(TAX, (tax) => {
    const amount =
      (cents(tax.textAt('ram:BasisAmount')) * Number(tax.textAt('ram:RateApplicablePercent'))) / 100
    return Math.abs(amount - cents(tax.textAt('ram:CalculatedAmount'))) < 100
  }),
  'BR-CO-18': has(TAX),
  'BR-CO-26': (document) =>
    document.has(`${SELLER}/ram:ID`) || registrations(document, SELLER, 'VA').length > 0,
  'BR-DEC': (document) =>
    [...document.everything()].every(
      ({ name, text }) => !name.endsWith('Amount') || /^-?\d+(\.\d{1,2})?$/.test(text),
    ),
  ...categoryRules('S', (percent) => percent > 0),
  ...categoryRules('E', (percent) => percent === 0),
  ...categoryRules('AE', (percent) => percent === 0),
  'BR-S-10': each(TAX, (tax) => tax.textAt('ram:CategoryCode') !== 'S' || !tax.has('ram:ExemptionReason')),
  'BR-E-09': each(
    TAX,
    (tax) => tax.textAt('ram:CategoryCode') !== 'E' || cents(tax.textAt('ram:CalculatedAmount')) === 0,
  ),
  'BR-E-10': each(TAX, (tax) => tax.textAt('ram:CategoryCode') !== 'E' || tax.has('ram:ExemptionReason')),
  'BR-AE-09': each(
    TAX,
    (tax) => tax.textAt('ram:CategoryCode') !== 'AE' || cents(tax.textAt('ram:CalculatedAmount')) === 0,
  ),
  'BR-AE-10': each(
    TAX,
    (tax) =>
      tax.textAt('ram:CategoryCode') !== 'AE' || tax.textAt('ram:ExemptionReasonCode') === 'VATEX-EU-AE',
  ),
}

/** Rules for a tax category: it needs a breakdown, a registered seller, its rate, and a basis that adds up. */
function categoryRules(code: 'S' | 'E' | 'AE', isRate: (percent: number) => boolean): Record<string, Rule> {
  const lineTaxes = (document: XmlElement) => document.all(`${LINES}/${LINE_TAX}`).filter(isOf)
  const allowances = (document: XmlElement) => document.all(`${ALLOWANCE}/ram:CategoryTradeTax`).filter(isOf)
  const totals = (document: XmlElement) => document.all(TAX).filter(isOf)
  const isOf = (tax: XmlElement) => tax.textAt('ram:CategoryCode') === code
  const isRegistered = (document: XmlElement) =>
    [...registrations(document, SELLER, 'VA'), ...registrations(document, SELLER, 'FC')].length > 0 &&
    (code !== 'AE' || registrations(document, BUYER, 'VA').length > 0)
  const hasRate = (tax: XmlElement) => isRate(Number(tax.textAt('ram:RateApplicablePercent')))
  const basisOf = (document: XmlElement) => {
    const lines = document.all(LINES).filter((line) => line.all(LINE_TAX).some(isOf))
    const off = document
      .all(ALLOWANCE)
      .filter((allowance) => allowance.all('ram:CategoryTradeTax').some(isOf))
    const sum = (elements: XmlElement[], path: string) =>
      elements.reduce((before, element) => before + cents(element.textAt(path)), 0)
    return sum(lines, LINE_SUM) - sum(off, 'ram:ActualAmount')
  }
  return {
    [`BR-${code}-01`]: (document) =>
      totals(document).length === Math.sign(lineTaxes(document).length + allowances(document).length),
    [`BR-${code}-02`]: (document) => lineTaxes(document).length === 0 || isRegistered(document),
    [`BR-${code}-03`]: (document) => allowances(document).length === 0 || isRegistered(document),
    [`BR-${code}-05`]: (document) => lineTaxes(document).every(hasRate),
    [`BR-${code}-06`]: (document) => allowances(document).every(hasRate),
    [`BR-${code}-08`]: (document) =>
      totals(document).every((tax) => cents(tax.textAt('ram:BasisAmount')) === basisOf(document)),
  }
}

function has(path: string): Rule {
  return (document) => document.has(path)
}

function each(path: string, isRight: (element: XmlElement) => boolean): Rule {
  return (document) => document.all(path).every(isRight)
}

/** Whole cents; NaN, which equals nothing, for anything but an amount. */
const cents = (text: string | null) => Math.round(Number(text ?? NaN) * 100)

/** One of the document's totals in cents; 0 if missing. */
const sumOf = (document: XmlElement, name: string) => cents(document.textAt(`${SUMS}/${name}`) ?? '0')

const lineSum = (document: XmlElement) =>
  document.all(`${LINES}/${LINE_SUM}`).reduce((sum, { text }) => sum + cents(text), 0)

function registrations(document: XmlElement, party: string, scheme: string): string[] {
  return document
    .all(`${party}/ram:SpecifiedTaxRegistration/ram:ID`)
    .filter(({ attributes }) => attributes['schemeID'] === scheme)
    .map(({ text }) => text)
}

export function brokenRules(xml: string): string[] {
  const document = xmlTree(xml)
  return Object.entries(rules).flatMap(([id, rule]) => (rule(document) ? [] : [id]))
}

export const ruleIds = Object.keys(rules)

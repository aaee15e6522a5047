import 'server-only'
import { centsToDecimal } from '@/lib/core/money'
import { vatContained } from '@/lib/legal/vat-note'
import { fromList } from '@/lib/store/tree-value'
import { subtractedOf, type Invoice } from './schema'

const EUR = 'EUR'
/** UNTDID 4461 "not defined": already paid; the payment method is given as text. */
const PAYMENT_MEANS = '1'
/** UN/ECE Rec 20: piece. */
const UNIT = 'C62'
/** CEF code list of reasons for exemption. */
const REVERSE_CHARGE = 'VATEX-EU-AE'

/** Corrections have negative quantities, because prices must not be negative. */
export function linesOf(invoice: Invoice) {
  const nets = netsOf(invoice)
  return fromList(invoice.lines).map(({ text, detail }, index) => {
    const net = nets[index] ?? 0
    return {
      'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
      'ram:SpecifiedTradeProduct': {
        'ram:Name': text,
        ...(detail === undefined ? {} : { 'ram:Description': detail }),
      },
      'ram:SpecifiedLineTradeAgreement': {
        'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': centsToDecimal(Math.abs(net)) },
      },
      'ram:SpecifiedLineTradeDelivery': {
        'ram:BilledQuantity': { '@unitCode': UNIT, '#': net < 0 ? '-1' : '1' },
      },
      'ram:SpecifiedLineTradeSettlement': {
        'ram:ApplicableTradeTax': categoryOf(invoice),
        'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': centsToDecimal(net) },
      },
    }
  })
}

export function settlementOf(invoice: Invoice) {
  const { net, tax, gross, vat, notes, paymentMethod } = invoice
  const sum = netsOf(invoice).reduce((before, each) => before + each, 0)
  const { 'ram:TypeCode': type, 'ram:CategoryCode': category, ...rate } = categoryOf(invoice)
  const reason = vat === 'included' ? {} : { 'ram:ExemptionReason': fromList(notes).at(-1) ?? '' }
  return {
    'ram:InvoiceCurrencyCode': EUR,
    'ram:SpecifiedTradeSettlementPaymentMeans': {
      'ram:TypeCode': PAYMENT_MEANS,
      'ram:Information': paymentMethod,
    },
    'ram:ApplicableTradeTax': {
      'ram:CalculatedAmount': centsToDecimal(tax),
      'ram:TypeCode': type,
      ...reason,
      'ram:BasisAmount': centsToDecimal(net),
      'ram:CategoryCode': category,
      ...(category === 'AE' ? { 'ram:ExemptionReasonCode': REVERSE_CHARGE } : {}),
      ...rate,
    },
    'ram:SpecifiedTradeAllowanceCharge': allowancesOf(invoice, sum),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': centsToDecimal(sum),
      ...(sum === net ? {} : { 'ram:AllowanceTotalAmount': centsToDecimal(sum - net) }),
      'ram:TaxBasisTotalAmount': centsToDecimal(net),
      'ram:TaxTotalAmount': { '@currencyID': EUR, '#': centsToDecimal(tax) },
      'ram:GrandTotalAmount': centsToDecimal(gross),
      'ram:TotalPrepaidAmount': centsToDecimal(gross),
      'ram:DuePayableAmount': centsToDecimal(0),
    },
  }
}

/** Net amounts that make up the difference between the lines' sum (net, in cents) and the invoice's net amount. */
function allowancesOf(invoice: Invoice, sum: number) {
  const less = subtractedOf(invoice)
  let before = sum
  let gross = less.reduce((whole, each) => whole + each.gross, invoice.gross)
  return less.map((each, index) => {
    gross -= each.gross
    const after = index === less.length - 1 ? invoice.net : netOf(gross, invoice)
    const amount = before - after
    before = after
    return {
      'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
      'ram:ActualAmount': centsToDecimal(amount),
      'ram:Reason': each.text,
      'ram:CategoryTradeTax': categoryOf(invoice),
    }
  })
}

const CATEGORIES = { included: 'S', 'small-business': 'E', none: 'E', 'reverse-charge': 'AE' } as const

/** UNTDID 5305: standard rate, exempt, or reverse charge. */
function categoryOf({ vat, ratePercent }: Invoice) {
  return {
    'ram:TypeCode': 'VAT',
    'ram:CategoryCode': CATEGORIES[vat],
    'ram:RateApplicablePercent': String(ratePercent),
  }
}

function netsOf(invoice: Invoice): number[] {
  let gross = 0
  return fromList(invoice.lines).map((line) => {
    const before = netOf(gross, invoice)
    gross += line.gross
    return netOf(gross, invoice) - before
  })
}

function netOf(part: number, { gross, net, vat, ratePercent }: Invoice): number {
  if (vat !== 'included') return part
  if (gross === 0) return part - vatContained(part, ratePercent)
  return Math.round((part * net) / gross)
}

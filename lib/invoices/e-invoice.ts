import 'server-only'
import type { Invoice as EInvoice } from '@e-invoice-eu/core'
import { dayOf } from '@/lib/core/clock'
import { centsToDecimal } from '@/lib/core/money'
import { vatContained } from '@/lib/legal/vat-note'
import { fromList } from './list-of'
import type { Invoice } from './schema'

const EUR = 'EUR'
const VAT_SCHEME = { 'cbc:ID': 'VAT' }
/** UNTDID 1001: commercial invoice, corrected invoice, self-billed invoice. */
const TYPES = { invoice: '380', correction: '384', 'credit-note': '389' } as const
/** UNTDID 4461: not defined; it is paid, and how stands beside it. */
const PAYMENT_MEANS = '1'
/** UN/ECE Rec 20: one. */
const UNIT = 'C62'

/** Whether an invoice is to be read by machines too: from one German business to another (§ 14 (1) and (2) UStG). */
export function isElectronic({ kind, buyer, seller }: Invoice): boolean {
  const isCompany = kind === 'credit-note' ? buyer?.street !== '' : buyer?.company !== undefined
  const isBusiness = isCompany && /^DE\d{9}$/.test(buyer?.vatId ?? '')
  const isSellerKnown = seller.vatId !== undefined || seller.taxNumber !== undefined
  return isBusiness && isSellerKnown
}

/**
 * An invoice as XML by EN 16931, in the syntax CII, as Factur-X and ZUGFeRD embed it. Net amounts of the lines are parts of
 * the invoice's own net amount, so that they add up to it.
 */
export async function eInvoice(invoice: Invoice): Promise<string> {
  // Some 20 MB, which only few invoices need.
  const { InvoiceService } = await import('@e-invoice-eu/core')
  const quiet = { log() {}, warn() {}, error() {} }
  const xml = await new InvoiceService(quiet).generate(
    { 'ubl:Invoice': ublOf(invoice) },
    { format: 'CII', lang: 'de-de', noWarnings: true },
  )
  if (typeof xml !== 'string') throw new TypeError('no XML')
  return xml
}

type Ubl = EInvoice['ubl:Invoice']

function ublOf(invoice: Invoice): Ubl {
  const { number, issuedAt, kind, corrects, deliveredAt, paymentMethod, reference } = invoice
  return {
    'cbc:ID': number,
    'cbc:IssueDate': dayOf(issuedAt),
    'cbc:InvoiceTypeCode': TYPES[kind],
    'cbc:Note': fromList(invoice.notes),
    'cbc:DocumentCurrencyCode': EUR,
    ...(reference === undefined ? {} : { 'cac:OrderReference': { 'cbc:ID': reference } }),
    ...(corrects === undefined
      ? {}
      : { 'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects } }] }),
    ...partiesOf(invoice),
    'cac:Delivery': { 'cbc:ActualDeliveryDate': dayOf(deliveredAt) },
    'cac:PaymentMeans': [
      { 'cbc:PaymentMeansCode': PAYMENT_MEANS, 'cbc:PaymentMeansCode@name': paymentMethod },
    ],
    ...amountsOf(invoice),
  }
}

type Parties = Pick<Ubl, 'cac:AccountingSupplierParty' | 'cac:AccountingCustomerParty'>

function partiesOf(invoice: Invoice): Parties {
  return invoice.kind === 'credit-note' ? partiesOfCreditNote(invoice) : partiesOfSale(invoice)
}

function partiesOfSale({ seller, buyer }: Invoice): Parties {
  return {
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        'cac:PostalAddress': addressOf(seller),
        'cac:PartyTaxScheme': [taxSchemeOf(seller)],
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name },
        'cac:Contact': { 'cbc:ElectronicMail': seller.email },
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        'cac:PostalAddress': addressOf(buyer ?? seller),
        'cac:PartyTaxScheme': { 'cbc:CompanyID': buyer?.vatId ?? '', 'cac:TaxScheme': VAT_SCHEME },
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer?.company ?? '' },
        ...(buyer?.name === undefined ? {} : { 'cac:Contact': { 'cbc:Name': buyer.name } }),
      },
    },
  }
}

/** The partner has sold, and the shop has bought and issues. */
function partiesOfCreditNote({ seller: shop, buyer: partner }: Invoice): Parties {
  return {
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        'cac:PostalAddress': addressOf(partner ?? shop),
        'cac:PartyTaxScheme': [{ 'cbc:CompanyID': partner?.vatId ?? '', 'cac:TaxScheme': VAT_SCHEME }],
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': partner?.company ?? partner?.name ?? '' },
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        'cac:PostalAddress': addressOf(shop),
        'cac:PartyTaxScheme': taxSchemeOf(shop),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': shop.name },
        'cac:Contact': { 'cbc:ElectronicMail': shop.email },
      },
    },
  }
}

function taxSchemeOf({ vatId, taxNumber = '' }: Invoice['seller']) {
  return vatId === undefined
    ? { 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'FC' } }
    : { 'cbc:CompanyID': vatId, 'cac:TaxScheme': VAT_SCHEME }
}

/** Both are in Germany, see `isElectronic`. */
function addressOf({ street, zip, city }: Record<'street' | 'zip' | 'city', string>) {
  return {
    'cbc:StreetName': street,
    'cbc:CityName': city,
    'cbc:PostalZone': zip,
    'cac:Country': { 'cbc:IdentificationCode': 'DE' as const },
  }
}

type Amounts = 'cac:TaxTotal' | 'cac:LegalMonetaryTotal' | 'cac:InvoiceLine' | 'cac:AllowanceCharge'

function amountsOf(invoice: Invoice): Pick<Ubl, Amounts> {
  const { gross, net, tax, discount, vat, ratePercent } = invoice
  const category = {
    'cbc:ID': vat === 'included' ? ('S' as const) : ('E' as const),
    'cbc:Percent': String(ratePercent),
    'cac:TaxScheme': VAT_SCHEME,
  }
  const reason = vat === 'included' ? {} : { 'cbc:TaxExemptionReason': fromList(invoice.notes).at(-1) ?? '' }
  const [lines, sum] = linesOf(invoice, category)
  return {
    ...(discount
      ? {
          'cac:AllowanceCharge': [
            {
              'cbc:ChargeIndicator': 'false',
              'cbc:AllowanceChargeReason': discount.text,
              ...money('cbc:Amount', sum - net),
              'cac:TaxCategory': category,
            },
          ],
        }
      : {}),
    'cac:TaxTotal': [
      {
        ...money('cbc:TaxAmount', tax),
        'cac:TaxSubtotal': [
          {
            ...money('cbc:TaxableAmount', net),
            ...money('cbc:TaxAmount', tax),
            'cac:TaxCategory': { ...category, ...reason },
          },
        ],
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...money('cbc:LineExtensionAmount', sum),
      ...money('cbc:TaxExclusiveAmount', net),
      ...money('cbc:TaxInclusiveAmount', gross),
      ...(discount ? money('cbc:AllowanceTotalAmount', sum - net) : {}),
      ...money('cbc:PrepaidAmount', gross),
      ...money('cbc:PayableAmount', 0),
    },
    'cac:InvoiceLine': lines,
  }
}

type Lines = Ubl['cac:InvoiceLine']

/** The lines, and the sum of their net amounts in cents. What a correction takes away has a negative quantity: no price may be below zero. */
function linesOf(
  invoice: Invoice,
  category: Lines[0]['cac:Item']['cac:ClassifiedTaxCategory'],
): [Lines, number] {
  let gross = 0
  const lines = fromList(invoice.lines).map((line, index): Lines[0] => {
    const before = netOf(gross, invoice)
    gross += line.gross
    const net = netOf(gross, invoice) - before
    return {
      'cbc:ID': String(index + 1),
      'cbc:InvoicedQuantity': net < 0 ? '-1' : '1',
      'cbc:InvoicedQuantity@unitCode': UNIT,
      ...money('cbc:LineExtensionAmount', net),
      'cac:Item': {
        ...(line.detail === undefined ? {} : { 'cbc:Description': line.detail }),
        'cbc:Name': line.text,
        'cac:ClassifiedTaxCategory': category,
      },
      'cac:Price': money('cbc:PriceAmount', Math.abs(net)),
    }
  })
  const [first, ...others] = lines
  if (!first) throw new RangeError('an invoice without lines')
  return [[first, ...others], netOf(gross, invoice)]
}

/** The net amount of a part of an invoice, in cents. */
function netOf(part: number, { gross, net, vat, ratePercent }: Invoice): number {
  if (vat !== 'included') return part
  if (gross === 0) return part - vatContained(part, { mode: vat, ratePercent })
  return Math.round((part * net) / gross)
}

function money<Field extends string>(field: Field, cents: number) {
  // The computed keys are these two, which the compiler widens to any text.
  return { [field]: centsToDecimal(cents), [`${field}@currencyID`]: EUR } as Record<Field, string> &
    Record<`${Field}@currencyID`, typeof EUR>
}

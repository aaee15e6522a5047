import { create } from 'xmlbuilder2'
import { dayOf } from '@/lib/core/clock'
import { isMemberState } from '@/lib/legal/taxation/standard-rates'
import { HOME } from '@/lib/legal/taxation/home'
import { linesOf, settlementOf } from './e-invoice-amounts'
import { fromList } from '@/lib/store/tree-value'
import { isTrialNumber, type Invoice } from './schema'

const NAMESPACES = {
  '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}
const PROFILE = 'urn:cen.eu:en16931:2017'
/** UNTDID 1001: commercial invoice, corrected invoice, self-billed invoice. */
const TYPES = { invoice: '380', correction: '384', 'credit-note': '389' } as const

/**
 * § 14 (1) and (2) UStG: between two German businesses, or to one in another member state that owes the tax. Not for
 * trials, since programs would not recognise them as such.
 */
export function isElectronic({ number, kind, buyer, seller, vat }: Invoice): boolean {
  if (isTrialNumber(number)) return false
  const isCompany = kind === 'credit-note' ? buyer?.street !== '' : buyer?.company !== undefined
  const isReverse = kind !== 'credit-note' && vat === 'reverse-charge'
  const isBusiness = isCompany && (isReverse || /^DE\d{9}$/.test(buyer?.vatId ?? ''))
  const isSellerKnown = seller.vatId !== undefined || seller.taxNumber !== undefined
  return isBusiness && isSellerKnown
}

/**
 * EN 16931 XML in CII syntax, for Factur-X and ZUGFeRD. Elements follow the sequence of the CII schema. Net line
 * amounts are shares of the invoice's net amount, so that they add up to it.
 */
export function eInvoice(invoice: Invoice): string {
  const { number, issuedAt, kind, notes, deliveredAt } = invoice
  const document = {
    'rsm:CrossIndustryInvoice': {
      ...NAMESPACES,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': PROFILE },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': number,
        'ram:TypeCode': TYPES[kind],
        'ram:IssueDateTime': { 'udt:DateTimeString': dayIn(issuedAt) },
        'ram:IncludedNote': fromList(notes).map((note) => ({ 'ram:Content': note })),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': linesOf(invoice),
        'ram:ApplicableHeaderTradeAgreement': agreementOf(invoice),
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ActualDeliverySupplyChainEvent': {
            'ram:OccurrenceDateTime': { 'udt:DateTimeString': dayIn(deliveredAt) },
          },
        },
        'ram:ApplicableHeaderTradeSettlement': { ...settlementOf(invoice), ...precedingOf(invoice) },
      },
    },
  }
  return create({ version: '1.0', encoding: 'UTF-8' }, document).end({ prettyPrint: true })
}

/** BG-3. */
function precedingOf({ corrects, correctsIssuedAt }: Invoice) {
  if (corrects === undefined || correctsIssuedAt === undefined) return {}
  return {
    'ram:InvoiceReferencedDocument': {
      'ram:IssuerAssignedID': corrects,
      'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': dayIn(correctsIssuedAt) },
    },
  }
}

/** A day in Germany as `YYYYMMDD` (UNTDID 2379: 102). */
const dayIn = (at: number) => ({ '@format': '102', '#': dayOf(at).replaceAll('-', '') })

/** In a credit note the partner is the seller; the shop buys and issues. */
function agreementOf({ kind, seller, buyer, reference }: Invoice) {
  const [from, to] =
    kind === 'credit-note'
      ? [partnerAs(buyer ?? seller), shopAs('buyer', seller)]
      : [shopAs('seller', seller), companyAs(buyer ?? seller)]
  return {
    'ram:SellerTradeParty': from,
    'ram:BuyerTradeParty': to,
    ...(reference === undefined
      ? {}
      : { 'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': reference } }),
  }
}

/**
 * Without a VAT ID, the tax number is also the seller identifier (BT-29), since one is required (BR-CO-26), besides
 * the tax registration (BT-32). Buyers only have a field for a VAT ID.
 */
function shopAs(role: 'seller' | 'buyer', { vatId, taxNumber = '', tradeName, ...shop }: Invoice['seller']) {
  const isNamedByTaxNumber = role === 'seller' && vatId === undefined
  return {
    ...(isNamedByTaxNumber ? { 'ram:ID': taxNumber } : {}),
    'ram:Name': shop.name,
    ...(tradeName === undefined
      ? {}
      : { 'ram:SpecifiedLegalOrganization': { 'ram:TradingBusinessName': tradeName } }),
    'ram:DefinedTradeContact': { 'ram:EmailURIUniversalCommunication': { 'ram:URIID': shop.email } },
    'ram:PostalTradeAddress': addressOf(shop),
    ...(isNamedByTaxNumber ? registeredAs('FC', taxNumber) : registeredAs('VA', vatId)),
  }
}

type Buyer = Partial<NonNullable<Invoice['buyer']>> & Address

function companyAs({ company = '', name, vatId, ...address }: Buyer) {
  return {
    'ram:Name': company,
    ...(name === undefined ? {} : { 'ram:DefinedTradeContact': { 'ram:PersonName': name } }),
    'ram:PostalTradeAddress': addressOf(address),
    ...registeredAs('VA', vatId),
  }
}

function partnerAs({ company, name = '', vatId, ...address }: Buyer) {
  return {
    'ram:Name': company ?? name,
    'ram:PostalTradeAddress': addressOf(address),
    ...registeredAs('VA', vatId),
  }
}

/** @param scheme `VA`: VAT ID; `FC`: tax number */
function registeredAs(scheme: 'VA' | 'FC', id: string | undefined) {
  if (id === undefined) return {}
  return { 'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@schemeID': scheme, '#': id } } }
}

type Address = Record<'street' | 'zip' | 'city' | 'country', string>

function addressOf({ street, zip, city, country }: Address) {
  return {
    ...(zip === '' ? {} : { 'ram:PostcodeCode': zip }),
    'ram:LineOne': street,
    'ram:CityName': city,
    // The shop writes its own country as a word.
    'ram:CountryID': isMemberState(country) ? country : HOME,
  }
}

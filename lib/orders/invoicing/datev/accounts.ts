import type { DATEV_ACCOUNTS, Env } from '@/lib/core/env'
import type { Invoice } from '@/lib/invoices/schema'
import type { StatedTax } from '@/lib/legal/taxation/taxation-of'
import type { DocumentedBooking } from '../bookings'

type AccountName = (typeof DATEV_ACCOUNTS)[number]

/**
 * As `account/tax key`, of DATEV's charts SKR03 no. 11174 and SKR04 no. 11175. Accounts with an automatic rate take
 * no key (8400, 4400); partners' commissions take that of input tax.
 */
const charts: Record<Env['DATEV_CHART'], Record<AccountName, string>> = {
  SKR03: {
    revenue19: '8400',
    revenue7: '8300',
    revenueOther: '8200',
    revenueSmallBusiness: '8195',
    revenueOneStopShop: '8331',
    revenueReverseCharge: '8336',
    bank: '1200',
    // In transit: not paid out by the payment service yet.
    provider: '1360',
    // In transit: for nobody yet, or to be sent back.
    interim: '1590',
    // Incidental costs of money transactions.
    providerFee: '4970',
    commission: '4760',
    commissionTaxed: '4760/9',
    commissionReverseCharge: '3123',
  },
  SKR04: {
    revenue19: '4400',
    revenue7: '4300',
    revenueOther: '4200',
    revenueSmallBusiness: '4185',
    revenueOneStopShop: '4331',
    revenueReverseCharge: '4336',
    bank: '1800',
    provider: '1460',
    interim: '1370',
    providerFee: '6855',
    commission: '6770',
    commissionTaxed: '6770/9',
    commissionReverseCharge: '5923',
  },
}

export interface BookedTo {
  account: string
  contra: string
  /** Four digits; '' where the account implies its tax. */
  taxKey: string
}

type Settings = Pick<Env, 'DATEV_CHART' | 'DATEV_ACCOUNTS'>

/** By the tax on its document, or else by that of its order. */
export function bookedTo(booking: DocumentedBooking, { DATEV_CHART, DATEV_ACCOUNTS }: Settings): BookedTo {
  const accounts = { ...charts[DATEV_CHART], ...Object.fromEntries(DATEV_ACCOUNTS) }
  const [account = ''] = accounts[booking.method === 'vorkasse' ? 'bank' : 'provider'].split('/')
  const [contra = '', key] = accounts[purposeOf(booking)].split('/')
  return { account, contra, taxKey: key?.padStart(4, '0') ?? '' }
}

function purposeOf({ kind, invoice, tax }: DocumentedBooking): AccountName {
  if (kind === 'interimIn' || kind === 'interimOut') return 'interim'
  if (kind === 'providerFee') return 'providerFee'
  if (kind === 'providerPayout' || kind === 'providerPayoutReturned') return 'bank'
  if (kind === 'payout' || kind === 'payoutReturned') return commissionOf(invoice)
  const stated = invoice ?? tax
  return stated ? revenueOf(stated) : 'revenueSmallBusiness'
}

function revenueOf({ vat, ratePercent, taxCountry }: Pick<Invoice, keyof StatedTax>): AccountName {
  if (vat === 'reverse-charge') return 'revenueReverseCharge'
  if (taxCountry !== undefined) return 'revenueOneStopShop'
  if (vat === 'small-business') return 'revenueSmallBusiness'
  if (ratePercent === 19) return 'revenue19'
  return ratePercent === 7 ? 'revenue7' : 'revenueOther'
}

function commissionOf(creditNote: Invoice | null): AccountName {
  if (creditNote?.vat === 'reverse-charge') return 'commissionReverseCharge'
  return creditNote?.vat === 'included' ? 'commissionTaxed' : 'commission'
}

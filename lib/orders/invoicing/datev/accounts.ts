import type { DATEV_ACCOUNTS, Env } from '@/lib/core/env'
import type { Invoice } from '@/lib/invoices/schema'
import type { Vat } from '@/lib/legal/schema'
import type { DocumentedBooking } from '../bookings'

type AccountName = (typeof DATEV_ACCOUNTS)[number]

/**
 * The usual accounts, as `account/tax key`. Revenue goes to accounts with an automatic tax rate, which take no
 * key (8400, 4400); partners' commissions take the key of input tax. DATEV's charts: SKR03 no. 11174, SKR04 no.
 * 11175.
 */
const charts: Record<Env['DATEV_CHART'], Record<AccountName, string>> = {
  SKR03: {
    revenue19: '8400',
    revenue7: '8300',
    revenueOther: '8200',
    revenueSmallBusiness: '8195',
    bank: '1200',
    // Money in transit: taken by the payment service and not paid out yet.
    provider: '1360',
    commission: '4760',
    commissionTaxed: '4760/9',
    commissionReverseCharge: '3123',
  },
  SKR04: {
    revenue19: '4400',
    revenue7: '4300',
    revenueOther: '4200',
    revenueSmallBusiness: '4185',
    bank: '1800',
    provider: '1460',
    commission: '6770',
    commissionTaxed: '6770/9',
    commissionReverseCharge: '5923',
  },
}

export interface BookedTo {
  /** The account that holds the money. */
  account: string
  /** The contra account, which says what it was for. */
  contra: string
  /** Four digits; '' where the account implies its tax. */
  taxKey: string
}

type Settings = Pick<Env, 'DATEV_CHART' | 'DATEV_ACCOUNTS'>

/** The accounts of a booking, by the tax on its document or, without one, by that of its order. */
export function bookedTo(booking: DocumentedBooking, { DATEV_CHART, DATEV_ACCOUNTS }: Settings): BookedTo {
  const accounts = { ...charts[DATEV_CHART], ...Object.fromEntries(DATEV_ACCOUNTS) }
  const [account = ''] = accounts[booking.method === 'vorkasse' ? 'bank' : 'provider'].split('/')
  const [contra = '', key] = accounts[purposeOf(booking)].split('/')
  return { account, contra, taxKey: key?.padStart(4, '0') ?? '' }
}

function purposeOf({ kind, invoice, vat }: DocumentedBooking): AccountName {
  if (kind === 'payout' || kind === 'payoutReturned') return commissionOf(invoice)
  return revenueOf(invoice ? vatOf(invoice) : (vat ?? { mode: 'small-business' }))
}

const vatOf = ({ vat, ratePercent }: Invoice): Vat =>
  vat === 'small-business' ? { mode: 'small-business' } : { mode: 'included', ratePercent }

function revenueOf(vat: Vat): AccountName {
  if (vat.mode === 'small-business') return 'revenueSmallBusiness'
  if (vat.ratePercent === 19) return 'revenue19'
  return vat.ratePercent === 7 ? 'revenue7' : 'revenueOther'
}

function commissionOf(creditNote: Invoice | null): AccountName {
  if (creditNote?.vat === 'reverse-charge') return 'commissionReverseCharge'
  return creditNote?.vat === 'included' ? 'commissionTaxed' : 'commission'
}

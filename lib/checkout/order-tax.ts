import { dayOf, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { owner } from '@/lib/legal/current-owner'
import { HOME } from '@/lib/legal/taxation/home'
import { statedTax, taxationOf, takesVatIds } from '@/lib/legal/taxation/taxation-of'
import type { Order } from '@/lib/orders/schema'
import { tFields } from '@/messages/texts'
import type { OrderRequest } from './schema'
import type { Billing } from '@/lib/invoices/schema'
import type { Owner } from '@/lib/legal/schema'
import { askVies } from './vies'

/** @throws ShopError `invalid_input` if the shop does not sell there */
export function taxedBy(
  { country = HOME, billing }: Pick<OrderRequest, 'country' | 'billing'>,
  vatIdCheck: Order['vatIdCheck'],
  at: number,
): Pick<Order, 'vat' | 'country' | 'taxation'> {
  const isConfirmedBusiness = vatIdCheck?.isConfirmed === true
  const sale = { seller: owner(), country, zip: billing?.zip, isConfirmedBusiness }
  const taxation = taxationOf({ ...sale, day: dayOf(at) })
  if (!taxation) {
    throw new ShopError('invalid_input', { fields: { country: tFields('country_not_sold') } })
  }
  return { vat: statedTax(taxation).vat, country, taxation }
}

/**
 * Without an answer the order continues, unconfirmed: then with tax. Undefined if it makes no difference: in Germany.
 * @throws ShopError `invalid_input` if the VAT ID is not assigned, or the seller has none to sell with
 */
export async function confirmVatId(
  billing: Billing | undefined,
  seller: Pick<Owner, 'vatId'>,
): Promise<Order['vatIdCheck']> {
  if (billing?.vatId === undefined) return undefined
  requireTaken(billing, seller)
  const { vatId: own } = seller
  if (billing.country === HOME || own === undefined) return undefined
  const answer = await askVies(billing.vatId, own)
  if (!answer) return { at: now(), isConfirmed: false }
  const { at, isValid, consultation, name, address } = answer
  if (!isValid) {
    throw new ShopError('invalid_input', { fields: { 'billing.vatId': tFields('vat_id_unknown') } })
  }
  return {
    at,
    isConfirmed: true,
    ...(consultation === undefined ? {} : { consultation }),
    ...(name === undefined ? {} : { name }),
    ...(address === undefined ? {} : { address }),
  }
}

/** @throws ShopError `invalid_input` */
function requireTaken({ country }: Billing, seller: Pick<Owner, 'vatId'>): void {
  if (takesVatIds(seller, country)) return
  throw new ShopError('invalid_input', { fields: { 'billing.vatId': tFields('vat_id_not_taken') } })
}

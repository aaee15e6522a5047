import { dayOf } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { owner } from '@/lib/legal/current-owner'
import { HOME } from '@/lib/legal/taxation/home'
import { statedTax, taxationOf } from '@/lib/legal/taxation/taxation-of'
import type { Order } from '@/lib/orders/schema'
import messages from '@/messages/de.json'
import type { OrderRequest } from './schema'

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
    throw new ShopError('invalid_input', { fields: { country: messages.fields.country_not_sold } })
  }
  return { vat: statedTax(taxation).vat, country, taxation }
}

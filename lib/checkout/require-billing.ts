import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Billing } from '@/lib/invoices/schema'
import messages from '@/messages/de.json'

/** Up to so many cents an invoice needs not say whom it is for (§ 33 UStDV). */
const SMALL_AMOUNT = 25_000

/**
 * Refuses an order over 250 € that does not say where the invoice goes.
 * @throws ShopError `invalid_input` with a sentence at each missing field
 */
export function requireBilling(total: number, billing: Billing | undefined): void {
  if (total <= SMALL_AMOUNT || billing) return
  const { billing_needed, required } = messages.fields
  const fields = { name: billing_needed, street: required, zip: required, city: required }
  throw new ShopError('invalid_input', {
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [`billing.${name}`, text])),
  })
}

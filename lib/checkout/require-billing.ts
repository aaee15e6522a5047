import 'server-only'
import { ShopError } from '@/lib/core/errors'
import type { Billing } from '@/lib/invoices/schema'
import messages from '@/messages/de.json'

/** In cents; up to this amount an invoice need not name its recipient (§ 33 UStDV). */
const SMALL_AMOUNT = 25_000

/** @throws ShopError `invalid_input` with a sentence for each missing field */
export function requireBilling(total: number, billing: Billing | undefined): void {
  if (total <= SMALL_AMOUNT || billing) return
  const { billing_needed, required } = messages.fields
  const fields = { name: billing_needed, street: required, zip: required, city: required }
  throw new ShopError('invalid_input', {
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [`billing.${name}`, text])),
  })
}

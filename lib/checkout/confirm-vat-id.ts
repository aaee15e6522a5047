import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Billing } from '@/lib/invoices/schema'
import type { Owner } from '@/lib/legal/schema'
import { HOME } from '@/lib/legal/taxation/home'
import type { Order } from '@/lib/orders/schema'
import messages from '@/messages/de.json'

/** A buyer waits for it. */
const PATIENCE_MS = 3000
const PATH = '/taxation_customs/vies/rest-api/check-vat-number'

/** Dashes and empty texts stand for data that a member state does not disclose. */
function said(longest: number) {
  const text = z.string().transform((given) => given.trim().slice(0, longest))
  return text.transform((given) => (/^-*$/.test(given) ? undefined : given)).optional()
}

/** `userError` is set as well if a member state did not answer; then `valid` says nothing. */
const answerSchema = z.object({
  valid: z.boolean(),
  userError: z.enum(['VALID', 'INVALID']).optional(),
  requestIdentifier: said(100),
  name: said(500),
  address: said(1000),
})
type Answer = z.infer<typeof answerSchema>

/**
 * Asks the member state, through VIES, whether it has assigned a company's VAT ID. Without an answer the
 * order continues, unconfirmed: then with tax.
 * https://ec.europa.eu/taxation_customs/vies/#/technical-information
 * @returns undefined if it makes no difference: in Germany, or if the seller has no VAT ID
 * @throws ShopError `invalid_input` if it has not been assigned
 */
export async function confirmVatId(
  billing: Billing | undefined,
  { vatId: own }: Pick<Owner, 'vatId'>,
): Promise<Order['vatIdCheck']> {
  if (billing?.vatId === undefined || billing.country === HOME || own === undefined) return undefined
  const answer = await ask(billing.vatId, own)
  if (answer?.valid === false) {
    throw new ShopError('invalid_input', { fields: { 'billing.vatId': messages.fields.vat_id_unknown } })
  }
  const { requestIdentifier: consultation, name, address } = answer ?? {}
  return {
    at: now(),
    isConfirmed: answer !== null,
    ...(consultation === undefined ? {} : { consultation }),
    ...(name === undefined ? {} : { name }),
    ...(address === undefined ? {} : { address }),
  }
}

/** Null without an answer. */
async function ask(vatId: string, own: string): Promise<Answer | null> {
  const body = {
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    requesterMemberStateCode: own.slice(0, 2),
    requesterNumber: own.slice(2),
  }
  try {
    const response = await fetch(`${env().VIES_ORIGIN}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answerSchema.parse(await response.json())
  } catch (error) {
    log().warn({ error }, 'VIES did not answer')
    return null
  }
}

import type { CreateSession } from './wire/parameters'
import { newId, sessions, type SessionRecord } from './records'
import { invalid } from './wire/refusal'
import { seconds, type Service } from './service'

const SHORTEST_S = 30 * 60
const LONGEST_S = 24 * 3_600
/** In cents; below Stripe's minimum in euros. */
const LEAST_AMOUNT = 50

/** @throws Refusal for an expiry too soon or too late, several currencies, or too small an amount */
export function createSession({ store }: Service, given: CreateSession): SessionRecord {
  const created = seconds()
  const session: SessionRecord = {
    id: newId('cs_test_'),
    created,
    expiresAt: endOf(given, created),
    status: 'open',
    isPaid: false,
    ...goodsOf(given),
    clientReferenceId: given.client_reference_id ?? null,
    metadata: given.metadata ?? {},
    intentMetadata: given.payment_intent_data?.metadata ?? {},
    intentDescription: given.payment_intent_data?.description ?? null,
    email: given.customer_email ?? null,
    locale: given.locale ?? null,
    successUrl: given.success_url,
    cancelUrl: given.cancel_url ?? null,
    intentId: null,
  }
  store.put(sessions, session)
  return session
}

function endOf({ expires_at: end }: CreateSession, created: number): number {
  if (end === undefined) return created + LONGEST_S
  const refuse = (rule: string) =>
    invalid(`The \`expires_at\` timestamp must be ${rule} from Checkout Session creation.`, {
      param: 'expires_at',
    })
  if (end < created + SHORTEST_S) throw refuse('at least 30 minutes')
  if (end > created + LONGEST_S) throw refuse('less than 24 hours')
  return end
}

function goodsOf({ line_items: lines }: CreateSession): Pick<SessionRecord, 'items' | 'amount' | 'currency'> {
  const [currency = '', ...others] = new Set(lines.map(({ price_data }) => price_data.currency))
  if (others.length > 0) {
    throw invalid('All line items must have the same currency.', { param: 'line_items' })
  }
  const items = lines.map(({ quantity, price_data: { unit_amount: unitAmount, product_data: product } }) => ({
    name: product.name,
    description: product.description ?? null,
    unitAmount,
    quantity,
  }))
  const amount = items.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0)
  if (amount < LEAST_AMOUNT) {
    throw invalid("The Checkout Session's total amount due must add up to at least €0.50 eur", {
      code: 'amount_too_small',
    })
  }
  return { items, amount, currency }
}

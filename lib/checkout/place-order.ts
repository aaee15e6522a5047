import { addressKey } from '@/lib/core/text/email-address'
import { attributeOrder, traceKept, type Attributed, campaignTaken, isTakenCode } from './attribute-order'
import { now, dayOf } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { sha256, keyedHash } from '@/lib/core/server-secret'
import { consent, ratingQuestion } from '@/lib/legal/contract-terms'
import { currentTerms, shownTerms } from '@/lib/legal/current-terms'
import { owner } from '@/lib/legal/current-owner'
import { partnerKey } from '@/lib/figures/partner-key'
import { termsKept } from '@/lib/legal/data'
import { mailAdded } from '@/lib/mail/data'
import { accessTokenOf, hashAccessToken, opensOrder } from '@/lib/orders/access/access-token'
import { saveOrder } from '@/lib/orders/data'
import { findOrderByKey, countUnpaidOfNetwork } from '@/lib/orders/find-data'
import { newReference } from '@/lib/orders/reference'
import type { Order } from '@/lib/orders/schema'
import { openPaymentPage } from '@/lib/orders/paying/open-payment-page'
import { hostedPayment, isOffered, takes } from '@/lib/payment/providers/providers'
import { currentSettings, shownSettings } from '@/lib/settings/current-settings'
import { tFields } from '@/messages/texts'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { priceItems } from './price-items'
import type { OrderRequest, PlacedOrder } from './schema'
import { taxedBy, confirmVatId } from './order-tax'
import { isPublicAddress, shortenAddress } from '@/lib/core/address/ip-address'
import type { Billing } from '@/lib/invoices/schema'

/** In cents; up to this amount an invoice need not name its recipient (§ 33 UStDV). */
const SMALL_AMOUNT = 25_000

/** More than a school class orders in an afternoon without paying. */
const MOST_UNPAID = 40
const HASH_LENGTH = 22

/** The next day may be that far away. */
const HOUR_S = 3600

/** Enough under any load, as with `optimisticUpdate`. */
const MOST_TRIES = 100
/** Most buyers who pay on a payment page have returned by then. */
const PAID_SOON_MS = 60_000

interface Placement {
  key: string
  cookieCode?: string | undefined
  customerUid?: string | undefined
  /** As seen by the server itself. */
  address?: string | null
  /** ms before the receipt may go out. */
  mailDelay?: (() => number) | undefined
}

/**
 * At current prices. The same key and body always give the same answer, also concurrently.
 * @throws ShopError `unknown_product`, `price_changed`, `promise_over`, `terms_changed`, `idempotency_conflict`,
 * `code_unknown`, `code_inactive`, `code_spent`, `code_used`, `too_many_unpaid`; `invalid_input` for a payment method
 * not on offer or not for so little, or without an address over 250 €
 */
export async function placeOrder(
  store: Store,
  request: OrderRequest,
  placement: Placement,
): Promise<PlacedOrder> {
  const placed = await savedInTurn(store, request, placement)
  const paymentUrl = await paymentPage(store, placed.orderId)
  return paymentUrl === null ? placed : { ...placed, paymentUrl }
}

/** A provider that does not answer must not prevent the order: the order page offers payment again. */
async function paymentPage(store: Store, orderId: string): Promise<string | null> {
  try {
    return await openPaymentPage(store, orderId)
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'payment_unavailable')) throw error
    log().error({ error, orderId }, 'payment page not opened')
    return null
  }
}

/** Another order may take a code's last use concurrently: then checks again; returns the same order's answer. */
async function savedInTurn(store: Store, request: OrderRequest, placement: Placement): Promise<PlacedOrder> {
  let asked: ReturnType<typeof confirmVatId> | undefined
  const checkVatId = () => (asked ??= confirmVatId(request.billing, owner()))
  for (let tries = 1; ; tries += 1) {
    try {
      return await savedOrder(store, request, placement, checkVatId)
    } catch (error) {
      if (isTakenCode(error) && (await findOrderByKey(store, sha256(placement.key))))
        return savedOrder(store, request, placement, checkVatId)
      if (!isConflict(error) || tries === MOST_TRIES) throw error
    }
  }
}

async function savedOrder(
  store: Store,
  request: OrderRequest,
  { key, cookieCode, customerUid, address, mailDelay = () => 0 }: Placement,
  checkVatId: () => ReturnType<typeof confirmVatId>,
): Promise<PlacedOrder> {
  const idempotencyKey = sha256(key)
  const bodyHash = sha256(JSON.stringify(request))
  const earlier = await findOrderByKey(store, idempotencyKey)
  if (earlier) return answerAgain(earlier, bodyHash)
  const attributed = await attributeOrder(store, request, { cookieCode, customerUid })
  const terms = termsFor(request)
  const vatIdCheck = await checkVatId()
  const at = now()
  const order = orderOf(request, attributed, at, {
    ...(attributed.attribution
      ? { countedFor: await partnerKey(store, attributed.attribution.affiliateUid, at) }
      : {}),
    ...(await limitUnpaid(store, address ?? null)),
    idempotencyKey,
    bodyHash,
    terms: { agb: terms.agb.hash, widerruf: terms.widerruf.hash, seller: terms.seller.hash },
    ...(vatIdCheck ? { vatIdCheck } : {}),
    ...(customerUid ? { customerUid } : {}),
  })
  const following = {
    ...(await termsKept(store, terms)),
    ...receiptNotified(order, mailDelay()),
    ...traceKept(order, request, { address: address ?? null, earlier: attributed.earlier }),
    ...campaignTaken(attributed, order),
  }
  if (await saveOrder(store, order, following)) {
    log().info(
      { orderId: order.id, total: order.total, attributed: attributed.attribution !== null },
      'order placed',
    )
    return answer(order)
  }
  const winner = await findOrderByKey(store, idempotencyKey)
  if (!winner) throw new ShopError('idempotency_conflict')
  return answerAgain(winner, bodyHash)
}

/** @throws ShopError `terms_changed` if the buyer has agreed to others */
function termsFor({ shownTerms: shown }: OrderRequest): ReturnType<typeof currentTerms> {
  const terms = currentTerms()
  if (shown !== undefined && shown !== shownTerms(terms)) throw new ShopError('terms_changed')
  return terms
}

/** A buyer who pays at once gets only the confirmation of the contract. */
function receiptNotified({ id: orderId, email: to, paymentMethod }: Order, mailDelayMs: number): Changes {
  const delayMs = Math.max(mailDelayMs, hostedPayment(paymentMethod) ? PAID_SOON_MS : 0)
  return mailAdded({ to, template: 'order-received', orderId }, delayMs)
}

function orderOf(
  request: OrderRequest,
  attributed: Attributed,
  at: number,
  origin: Pick<
    Order,
    'countedFor' | 'network' | 'idempotencyKey' | 'bodyHash' | 'customerUid' | 'terms' | 'vatIdCheck'
  >,
): Order {
  if (!isOffered(request.paymentMethod)) {
    throw new ShopError('invalid_input', { fields: { paymentMethod: tFields('payment_method') } })
  }
  if (request.expectsMoneyBack && !isMoneyBackOn()) throw new ShopError('promise_over')
  const priced = priceItems(request, attributed)
  if (!takes(request.paymentMethod, priced.total)) {
    throw new ShopError('invalid_input', { fields: { paymentMethod: tFields('payment_least') } })
  }
  const { billing } = request
  requireBilling(priced.total, billing)
  const id = newId('order')
  return {
    id,
    createdAt: at,
    status: 'pending',
    reference: newReference(),
    email: request.email,
    emailLower: addressKey(request.email),
    ...(request.name === undefined ? {} : { name: request.name }),
    ...priced,
    ...(billing ? { billing } : {}),
    ...(isMoneyBackOn() ? { moneyBack: true as const } : {}),
    ...taxedBy(request, origin.vatIdCheck, at),
    paymentMethod: request.paymentMethod,
    ...(hostedPayment(request.paymentMethod) ? firstSession(at) : {}),
    consent: {
      immediateDelivery: { text: consent.immediateDelivery, at, version: consent.version },
      withdrawalLoss: { text: consent.withdrawalLoss, at, version: consent.version },
      ...(request.consent.askForRating ? { askForRating: { ...ratingQuestion, at } } : {}),
    },
    accessTokenHash: hashAccessToken(accessTokenOf(id)),
    ...origin,
    ...(attributed.attribution ? { attribution: attributed.attribution } : {}),
    history: { pending: { at, actor: 'customer' } },
  }
}

/** Off until the settings are known. */
function isMoneyBackOn(): boolean {
  const settings = currentSettings()
  return settings !== null && shownSettings(settings).moneyBack
}

function firstSession(startedAt: number): Pick<Order, 'session' | 'isPaymentOpen'> {
  return { session: { attempt: 0, startedAt, state: 'opening' }, isPaymentOpen: true }
}

function answerAgain(order: Order, bodyHash: string): PlacedOrder {
  const isSame = order.bodyHash === bodyHash && opensOrder(accessTokenOf(order.id), order)
  if (!isSame) throw new ShopError('idempotency_conflict')
  return answer(order)
}

/** As it was placed, so that a retry gets the same answer as the one that was lost. */
function answer({ id, total }: Order): PlacedOrder {
  return { orderId: id, accessToken: accessTokenOf(id), total, status: 'pending' }
}

/** The network's hash changes daily. Empty for addresses that are not public. @throws ShopError `too_many_unpaid` */
async function limitUnpaid(store: Store, address: string | null): Promise<Pick<Order, 'network'>> {
  if (address === null || !isPublicAddress(address)) return {}
  const text = `${dayOf(now())} ${shortenAddress(address)}`
  const network = keyedHash('order network', text).slice(0, HASH_LENGTH)
  if ((await countUnpaidOfNetwork(store, network, MOST_UNPAID)) >= MOST_UNPAID)
    throw new ShopError('too_many_unpaid', { retryAfter: HOUR_S })
  return { network }
}

/** @throws ShopError `invalid_input` with a sentence for each missing field */
export function requireBilling(total: number, billing: Billing | undefined): void {
  if (total <= SMALL_AMOUNT || billing) return
  const required = tFields('required')
  const fields = { name: tFields('billing_needed'), street: required, zip: required, city: required }
  throw new ShopError('invalid_input', {
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [`billing.${name}`, text])),
  })
}

import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { sha256 } from '@/lib/core/server-secret'
import { isEmailAddress, addressKey } from '@/lib/core/text/email-address'
import { mailAdded, ownerNotified } from '@/lib/mail/data'
import { findOrdersByReferenceKey } from '@/lib/orders/find-data'
import { referenceKeyOf } from '@/lib/orders/reference'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'
import { findWithdrawalByKey, hourOf, saveWithdrawal, startOfHour } from './data'
import { withdrawalNotified } from './note-withdrawal'
import type { Declared, Withdrawal, WithdrawalRequest } from './schema'

/**
 * A declaration (§ 356a Abs. 3 BGB), whether or not its order exists, with the mail that confirms content, date and
 * time without delay (§ 356a Abs. 4 BGB). Same key and body declare once and get the same answer.
 * @param mailDelay ms before the mail may go out, if its mailbox is not that of the order named
 * @throws ShopError `idempotency_conflict`
 */
export async function declareWithdrawal(
  store: Store,
  request: WithdrawalRequest,
  key: string,
  mailDelay = () => 0,
): Promise<Declared> {
  const idempotencyKey = sha256(key)
  const bodyHash = sha256(JSON.stringify(request))
  const earlier = await findWithdrawalByKey(store, idempotencyKey)
  if (earlier) return answerAgain(earlier, bodyHash)
  const { text, ...said } = request
  const order = await matchOrder(store, said)
  const withdrawal: Withdrawal = {
    id: newId('withdrawal'),
    at: now(),
    ...said,
    ...(text ? { text } : {}),
    ...(order ? { orderId: order.id } : {}),
    status: 'received',
    idempotencyKey,
    bodyHash,
  }
  if (!order) await notifyOfUnassigned(store)
  if (await saveWithdrawal(store, withdrawal, following(withdrawal, order ? () => 0 : mailDelay))) {
    log().info({ withdrawalId: withdrawal.id, isMatched: order !== null }, 'withdrawal declared')
    return answer(withdrawal)
  }
  const winner = await findWithdrawalByKey(store, idempotencyKey)
  if (!winner) throw new ShopError('idempotency_conflict')
  return answerAgain(winner, bodyHash)
}

function following({ id, email, orderId }: Withdrawal, mailDelay: () => number) {
  return {
    ...withdrawalNotified(id, orderId),
    ...(isEmailAddress(email)
      ? mailAdded({ to: email, template: 'withdrawal-received', about: id }, mailDelay())
      : {}),
    ...(orderId === undefined
      ? {}
      : ownerNotified('withdrawal', { template: 'owner-withdrawal', about: id })),
  }
}

/** One mail sums up an hour, as anyone can declare without an order. Queued first, so that none is without it. */
async function notifyOfUnassigned(store: Store): Promise<void> {
  const hour = hourOf(now())
  const mail = ownerNotified(
    'withdrawal',
    { template: 'owner-withdrawal', about: String(hour) },
    startOfHour(hour + 1) - now(),
  )
  if (Object.keys(mail).length > 0) await store.updateOnce(`unassigned_${hour}`, mail)
}

function answerAgain(withdrawal: Withdrawal, bodyHash: string): Declared {
  if (withdrawal.bodyHash !== bodyHash) throw new ShopError('idempotency_conflict')
  return answer(withdrawal)
}

const answer = ({ at, name, reference, email, text }: Withdrawal): Declared => ({
  at,
  name,
  reference,
  email,
  ...(text === undefined ? {} : { text }),
})

/** Also within a sentence. */
const REFERENCE = /\bSK[\s-]*[A-Z0-9]{5}[\s-]*[A-Z0-9]{5}\b/i

/** Null if none matches both. The same work either way, so that response times reveal nothing. */
async function matchOrder(
  store: Store,
  { reference, email }: { reference: string; email: string },
): Promise<Order | null> {
  const key = referenceKeyOf(REFERENCE.exec(reference)?.[0] ?? reference)
  const { entries } = await findOrdersByReferenceKey(store, key, { limit: 1 })
  return entries.find((order) => addressKey(order.email) === addressKey(email)) ?? null
}

import { addressKey } from '@/lib/core/text/email-address'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { getMail, mailAdded, newMail } from '@/lib/mail/data'
import { emailMended } from '@/lib/orders/data'
import { findOrdersByEmail } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import { changeOrder } from '@/lib/orders/state/change-order'
import { ownOrderNoted } from '@/lib/orders/state/own-order-noted'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { requirePerson } from './find-person'
import { owner } from '@/lib/legal/current-owner'
import type { MailComposers } from '@/lib/mail/content'
import { t } from '@/lib/orders/mail-texts'

export const customerMails = {
  /** `about` of the mail to the new address refers to the one to the old address, which contains no link. */
  'customer-address': async (_, { about }) => ({
    subject: t('customerAddress.subject'),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(about === undefined ? 'customerAddress.away' : 'customerAddress.here') },
      { kind: 'text', text: t('customerAddress.notYou', { email: owner().email }) },
    ],
  }),
} satisfies Partial<MailComposers>

const PART = 50

/** Whether an order may still get mails: all others keep their address. */
export function isMendable({ status }: Order): boolean {
  return status === 'pending' || status === 'paid'
}

const isUnder = ({ email }: Order, address: string) => addressKey(email) === addressKey(address)

/**
 * Of all open orders, and resends what each had sent. An account's address stays: only its owner can change it. One
 * write changes the first order, notifies both addresses, and adds a task for the others, so a kill loses nothing;
 * repeatable. @returns an order under the new address @throws ShopError `customer_not_found`, `no_open_order`
 */
export async function mendCustomerEmail(
  store: Store,
  key: string,
  email: string,
  actor: string,
): Promise<string> {
  const { email: before } = await requirePerson(store, key)
  if (addressKey(before) === addressKey(email)) return key
  const first = await firstOpen(store, before)
  const mended = first ?? (await mendedFrom(store, before, email))
  if (!mended) throw new ShopError('no_open_order')
  if (!first) return mended.id
  const away = newMail({ to: before, template: 'customer-address' })
  const here = newMail({ to: email, template: 'customer-address', about: away.id })
  await changeOrder(store, first.id, async (order) => {
    if (!isMendable(order) || !isUnder(order, before)) return null
    return {
      ...(await orderMended(store, order, email)),
      ...away.changes,
      ...here.changes,
      ...taskAdded('mend-address', here.id).changes,
      ...journalAdded({ actor, act: 'customer-mended', subject: `orders/${order.id}` }),
    }
  })
  await mendOrders(store, here.id)
  log().info({ orderId: first.id, actor }, 'mail address of a customer mended')
  return first.id
}

/**
 * Task `mend-address`. @param mailId the notice to the new address, referring to the other: tasks hold no addresses
 */
export async function mendOrders(store: Store, mailId: string): Promise<void> {
  const here = await getMail(store, mailId)
  const away = here?.about === undefined ? null : await getMail(store, here.about)
  if (!here || !away) return
  for await (const { id } of openOrders(store, away.to))
    await changeOrder(store, id, async (order) =>
      isMendable(order) && isUnder(order, away.to) ? orderMended(store, order, here.to) : null,
    )
}

async function orderMended(store: Store, order: Order, email: string): Promise<Changes> {
  const sentAgain = order.status === 'paid' ? 'order-confirmed' : 'order-received'
  return {
    ...emailMended(order, email),
    ...(await ownOrderNoted(store, order, email)),
    ...mailAdded({ to: email, template: sentAgain, orderId: order.id }),
  }
}

async function* openOrders(store: Store, email: string): AsyncGenerator<Order, void> {
  let before: string | undefined
  do {
    const page = { limit: PART, ...(before === undefined ? {} : { before }) }
    const { entries, next } = await findOrdersByEmail(store, email, page)
    yield* entries.filter(isMendable)
    before = next ?? undefined
  } while (before !== undefined)
}

async function firstOpen(store: Store, email: string): Promise<Order | null> {
  for await (const order of openOrders(store, email)) return order
  return null
}

/** The newest order given this address in place of that one. */
async function mendedFrom(store: Store, before: string, email: string): Promise<Order | undefined> {
  const { entries } = await findOrdersByEmail(store, email, { limit: PART })
  return entries.find(
    ({ emailBefore }) => emailBefore !== undefined && addressKey(emailBefore) === addressKey(before),
  )
}

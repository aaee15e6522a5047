import { formatCents } from '@/lib/core/money'
import type { MailComposer } from '@/lib/mail/content'
import { mailAdded } from '@/lib/mail/data'
import type { Changes, Store } from '@/lib/store/store'
import { findOrdersByEmail } from '../find-data'
import { orderAddress } from '../access/access-token'
import { itemsOf } from '../order-items'
import type { Order } from '../schema'
import { dayText, listText, t, tOrders } from '../mail-texts'

/** The newest; buyers with more have an account or can ask. */
const MOST = 20

export const ownOrders: MailComposer = async (store, { to }) => {
  const { entries, next } = await findOrdersByEmail(store, to, { limit: MOST })
  if (entries.length === 0) return null
  return {
    subject: t('ownOrders.subject'),
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('ownOrders.text') },
      { kind: 'links', links: entries.map(linkOf) },
      ...(next === null ? [] : [{ kind: 'text', text: t('ownOrders.more', { most: MOST }) } as const]),
      { kind: 'text', text: t('ownOrders.notYou') },
    ],
  }
}

function linkOf(order: Order): { label: string; detail: string; url: string } {
  const names = listText(itemsOf(order).map(({ name }) => name))
  const isPart = order.status === 'paid' && (order.refunded ?? 0) > 0
  const state = tOrders(`states.${isPart ? 'partlyRefunded' : order.status}`)
  return {
    label: t('ownOrders.order', { reference: order.reference, date: dayText(order.createdAt) }),
    detail: t('ownOrders.detail', { names, total: formatCents(order.total), state }),
    url: orderAddress(order.id),
  }
}

/** Looks orders up only with the mail: neither the answer nor its timing reveals whether there are any. */
export function sendOrderLinks(store: Store, email: string, following: Changes = {}): Promise<void> {
  return store.update({ ...mailAdded({ to: email, template: 'own-orders' }), ...following })
}

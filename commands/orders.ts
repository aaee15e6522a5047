import { formatCents } from '@/lib/core/money'
import { cancelOrder } from '@/lib/orders/cancel-order'
import { confirmPayment } from '@/lib/orders/confirm-payment'
import { findOrderByReference } from '@/lib/orders/data'
import { listOrders } from '@/lib/orders/list-orders'
import { ShopError } from '@/lib/core/errors'
import type { Order } from '@/lib/orders/schema'
import { openStore } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { causeOf, t } from './command-texts'
import { loadEnv } from './load-env'

const ACTOR = 'command line'
const LISTED = 50

const [command, given] = process.argv.slice(2)
const run = { list, confirm, cancel }[command ?? '']
if (!run || (command === 'list') !== (given === undefined)) {
  process.stderr.write(`${t('orders.usage')}\n`)
  process.exit(2)
}

const store = openStore(loadEnv())
try {
  process.stdout.write(`${await run(store, given ?? '')}\n`)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof ShopError ? messages.errors[error.code] : causeOf(error)}\n`)
} finally {
  await store.close()
}

async function list(store: Store): Promise<string> {
  const orders = await listOrders(store, LISTED)
  return orders.length === 0 ? t('orders.none') : orders.map(lineOf).join('\n')
}

async function confirm(store: Store, given: string): Promise<string> {
  const { reference } = await confirmPayment(store, await orderIdOf(store, given), ACTOR)
  return t('orders.confirmed', { reference })
}

async function cancel(store: Store, given: string): Promise<string> {
  const { reference } = await cancelOrder(store, await orderIdOf(store, given), ACTOR)
  return t('orders.cancelled', { reference })
}

/** Accepts what stands on a bank statement as well as an id. */
async function orderIdOf(store: Store, given: string): Promise<string> {
  if (given.startsWith('order_')) return given
  const order = await findOrderByReference(store, given.trim().toUpperCase())
  if (!order) throw new ShopError('order_not_found')
  return order.id
}

function lineOf(order: Order): string {
  const placed = new Date(order.createdAt).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
  const status = t(`orders.status.${order.status}`)
  return [order.reference, placed, formatCents(order.total), status, order.email, order.id].join('  ')
}

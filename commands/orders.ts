import { formatCents } from '@/lib/core/money'
import { confirmPayment } from '@/lib/orders/confirm-payment'
import { listOrders } from '@/lib/orders/list-orders'
import { lookUpOrder } from '@/lib/orders/look-up-order'
import { moveOrder } from '@/lib/orders/move-order'
import type { OrderSummary } from '@/lib/orders/schema'
import { ShopError } from '@/lib/core/errors'
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
  const { entries, broken } = await listOrders(store, null, { limit: LISTED })
  const lines = [...entries.map(lineOf), ...broken.map((key) => t('broken', { path: `orders/${key}` }))]
  return lines.length === 0 ? t('orders.none') : lines.join('\n')
}

async function confirm(store: Store, given: string): Promise<string> {
  const { reference } = await confirmPayment(store, await orderIdOf(store, given), ACTOR)
  return t('orders.confirmed', { reference })
}

async function cancel(store: Store, given: string): Promise<string> {
  const { reference } = await moveOrder(store, await orderIdOf(store, given), 'cancelled', ACTOR)
  return t('orders.cancelled', { reference })
}

/** Accepts what stands on a bank statement as well as an id. */
async function orderIdOf(store: Store, given: string): Promise<string> {
  if (given.startsWith('order_')) return given
  const order = await lookUpOrder(store, given)
  if (!order) throw new ShopError('order_not_found')
  return order.id
}

function lineOf(order: OrderSummary): string {
  const placed = new Date(order.createdAt).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
  const status = messages.orders.states[order.status]
  return [order.reference, placed, formatCents(order.total), status, order.email, order.orderId].join('  ')
}

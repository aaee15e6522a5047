import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { COMMAND_LINE } from '@/lib/account/actor'
import { loadCatalog } from '@/lib/catalog/watch-catalog'
import { formatCents } from '@/lib/core/money'
import { callOffRefund } from '@/lib/orders/refunds/call-off-refund'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { confirmRequestSchema } from '@/lib/orders/paying/schema'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { lookUpOrder } from '@/lib/orders/desk/search-orders'
import { refundRequestSchema, type RefundView } from '@/lib/orders/refunds/schema'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { reportTransfer } from '@/lib/orders/refunds/report-transfer'
import type { OrderSummary } from '@/lib/orders/view-schema'
import { fieldMessages } from '@/lib/http/server/field-messages'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { tErrors, translator } from '@/messages/texts'
import { causeOf, t } from '@/build/command-texts'
import { writeBookings, writeDatev } from './orders/write-bookings'
import { loadEnv } from './load-env'
import { openData } from './open-data'
import { listOrders } from '@/lib/orders/desk/filter-orders'

const tStates = translator('orders.states')

const LISTED = 50

interface Given {
  items?: string | undefined
  amount?: string | undefined
  reason?: string | undefined
  iban?: string | undefined
  'despite-dispute'?: boolean | undefined
  on?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

interface Command {
  takes: number
  run(store: Store, words: string[], given: Given): Promise<string>
}

const commands = new Map<string, Command>([
  ['list', { takes: 0, run: list }],
  ['confirm', { takes: 1, run: confirm }],
  ['cancel', { takes: 1, run: cancel }],
  ['refund', { takes: 1, run: refund }],
  ['sent', { takes: 2, run: sent }],
  ['call-off', { takes: 2, run: callOff }],
  ['datev', { takes: 1, run: (from, [file = ''], given) => writeDatev(from, file, given) }],
  ['export', { takes: 1, run: (from, [file = ''], given) => writeBookings(from, file, given) }],
])

const { command, words, given } = readArguments()
const store = await openData(loadEnv())
try {
  await loadCatalog(store)
  process.stdout.write(`${await command.run(store, words, given)}\n`)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${sentenceFor(error)}\n`)
} finally {
  await store.close()
}

function readArguments() {
  try {
    const text = { type: 'string' } as const
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        on: text,
        items: text,
        amount: text,
        reason: text,
        iban: text,
        from: text,
        to: text,
        'despite-dispute': { type: 'boolean' },
      },
    })
    const [name = '', ...words] = positionals
    const command = commands.get(name)
    const takesOptions = Object.keys(values).every((option) => optionsOf(name).includes(option))
    if (command?.takes === words.length && takesOptions) return { command, words, given: values }
  } catch {
    // An unknown option.
  }
  process.stderr.write(`${t('orders.usage')}\n`)
  process.exit(2)
}

function optionsOf(name: string): string[] {
  if (name === 'export' || name === 'datev') return ['from', 'to']
  if (name === 'confirm') return ['on']
  if (name === 'sent') return ['despite-dispute']
  return name === 'refund' ? ['items', 'amount', 'reason', 'iban', 'despite-dispute'] : []
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof ShopError)) return causeOf(error)
  const hint = error.code === 'dispute_open' ? [t('orders.despiteDispute')] : []
  return [tErrors(error.code), ...Object.values(error.fields ?? {}), ...hint].join('\n')
}

async function list(store: Store): Promise<string> {
  const { entries, broken } = await listOrders(store, null, { limit: LISTED })
  const lines = [...entries.map(lineOf), ...broken.map((key) => t('broken', { path: `orders/${key}` }))]
  return lines.length === 0 ? t('orders.none') : lines.join('\n')
}

async function confirm(store: Store, [order = '']: string[], { on }: Given): Promise<string> {
  const day = confirmRequestSchema.safeParse({ on })
  if (!day.success) throw new ShopError('invalid_input', { fields: fieldMessages(day.error) })
  const confirmation = { bookedOn: day.data.on }
  const { reference } = await confirmPayment(store, await orderIdOf(store, order), COMMAND_LINE, confirmation)
  return t('orders.confirmed', { reference })
}

async function cancel(store: Store, [order = '']: string[]): Promise<string> {
  const { reference } = await cancelOrder(store, await orderIdOf(store, order), COMMAND_LINE)
  return t('orders.cancelled', { reference })
}

async function refund(store: Store, [order = '']: string[], given: Given): Promise<string> {
  const orderId = await orderIdOf(store, order)
  const { 'despite-dispute': isException, ...asked } = given
  const request = refundRequestSchema.safeParse({
    ...asked,
    ...exceptionOf(isException),
    ...(given.items === undefined ? {} : { items: given.items.split(',') }),
    ...(given.amount === undefined ? {} : { amount: Number(given.amount) }),
  })
  if (!request.success) {
    throw new ShopError('invalid_input', { fields: fieldMessages(request.error) })
  }
  const made = await requestRefund(store, orderId, request.data, { key: randomUUID(), actor: COMMAND_LINE })
  if (made.status === 'failed') process.exitCode = 1
  return sentenceOn(orderId, made)
}

function sentenceOn(orderId: string, { refundId, amount, status, toTransfer }: RefundView): string {
  const values = { orderId, refundId, amount: formatCents(amount) }
  if (status === 'pending') return t(toTransfer ? 'orders.refundToTransfer' : 'orders.refundUnderWay', values)
  const outcomes = { done: 'refundDone', failed: 'refundFailed', cancelled: 'refundCancelled' } as const
  return t(`orders.${outcomes[status]}`, values)
}

function exceptionOf(isException = false): { despiteDispute?: true } {
  return isException ? { despiteDispute: true } : {}
}

async function sent(store: Store, [order = '', refundId = '']: string[], given: Given): Promise<string> {
  const id = await orderIdOf(store, order)
  const { refunds } = await reportTransfer(
    store,
    id,
    refundId,
    COMMAND_LINE,
    exceptionOf(given['despite-dispute']),
  )
  return t('orders.refundDone', { refundId, amount: formatCents(refunds?.[refundId]?.amount ?? 0) })
}

async function callOff(store: Store, [order = '', refundId = '']: string[]): Promise<string> {
  const id = await orderIdOf(store, order)
  const { refunds } = await callOffRefund(store, id, refundId, COMMAND_LINE)
  return t('orders.refundCancelled', { refundId, amount: formatCents(refunds?.[refundId]?.amount ?? 0) })
}

/** Accepts a reference from a bank statement as well as an id. */
async function orderIdOf(store: Store, given: string): Promise<string> {
  if (given.startsWith('order_')) return given
  const order = await lookUpOrder(store, given)
  if (!order) throw new ShopError('order_not_found')
  return order.id
}

function lineOf(order: OrderSummary): string {
  const placed = new Date(order.createdAt).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
  const status = tStates(order.status)
  return [order.reference, placed, formatCents(order.total), status, order.email, order.orderId].join('  ')
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseEnv } from '@/lib/core/env'
import { textStream } from '@/lib/http/server/text-stream'
import { hashOf } from '@/lib/invoices/hash-of'
import { invoiceIssued } from '@/lib/invoices/data'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { ordersCounted } from '@/lib/orders/count-data'
import { figuresOf } from '@/lib/orders/order-figures'
import { exportDatev } from '@/lib/orders/invoicing/datev/export-datev'
import { draftInvoice } from '@/lib/orders/invoicing/draft-invoice'
import { exportBookings } from '@/lib/orders/invoicing/export-bookings'
import { bookingDaysOf } from '@/lib/orders/invoicing/order-bookings'
import type { Order } from '@/lib/orders/schema'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { tidy } from '@/lib/retention/tidy'
import { FORMAT, FORMAT_NUMBER } from '@/lib/store/format'
import { openStore } from '@/lib/store/open-store'
import type { Changes, Store } from '@/lib/store/store'
import { memoryOf } from './measuring/memory-of'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

const ORDERS = 300_000
/** Five years, less the last day, which ends earlier in Berlin. */
const BEGIN = Date.UTC(2021, 0, 1)
const END = Date.UTC(2025, 11, 31)
/** Orders have invoices from here on, as if invoicing had been introduced then. */
const INVOICED = Date.UTC(2025, 0, 1)
const MONTH = { from: '2025-11-01', to: '2025-11-30' }
const BATCH = 500
const TURN_MS = 50
const NANOSECONDS = 1_000_000

/**
 * Duration of exporting a month's bookings in a shop with 300,000 orders of five years, its effect on other requests,
 * and the audit's memory.
 */
export async function measureBookings(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-bookings-'))
  try {
    const env = parseEnv({ DATA_DIR: folder, DATEV_CONSULTANT: '29098', DATEV_CLIENT: '55003' })
    const store = openStore(env)
    await fill(store)
    const rows = [
      ...(await timed('bookings', () => new Response(textStream(exportBookings(store, MONTH))))),
      ...(await timed('DATEV', async () => {
        const { content } = await exportDatev(store, MONTH, env)
        return new Response(textStream(content))
      })),
      await tidied(store),
    ]
    await store.close()
    const megabytes = await memoryOf(['audit'], folder)
    return [...rows, single('data audit of 300,000 orders, MB', megabytes, 350, 'most resident memory')]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function timed(name: string, make: () => Response | Promise<Response>): Promise<Row[]> {
  const { result, seconds, ...others } = await watched(async () => (await make()).arrayBuffer())
  const { byteLength } = result
  const detail = `${MONTH.from} to ${MONTH.to}, ${byteLength} bytes, ${others.worked.toFixed(2)} s by the processor`
  return [
    single(`${name} of a month among 300,000 orders, s`, seconds, 2, detail),
    turnRow(`longest turn of ${name} by the processor, ms`, others),
  ]
}

/** Runs the daily clean-up for the first time, as on the first start after an import. */
async function tidied(store: Store): Promise<Row> {
  const times = await watched(() => tidy({ store, isTrial: false, mayGoOn: () => true }))
  return turnRow('longest turn of the first tidying by the processor, ms', times)
}

function turnRow(name: string, { turn, gap }: { turn: number; gap: number }): Row {
  return single(name, turn, 100, `longest between two turns ${gap.toFixed(0)} ms`)
}

interface Watched<Result> {
  result: Result
  /** Elapsed time, and CPU time. */
  seconds: number
  worked: number
  /**
   * The longest turn of the event loop in CPU time, and the longest gap between two turns, in ms: on a busy machine,
   * other processes run in between.
   */
  turn: number
  gap: number
}

async function watched<Result>(run: () => Promise<Result>): Promise<Watched<Result>> {
  const gaps = monitorEventLoopDelay({ resolution: 1 })
  gaps.enable()
  // One turn to start, and one to record the last gap.
  await pause(TURN_MS)
  gaps.reset()
  const endTurns = watchTurns()
  const [start, before] = [performance.now(), worked()]
  const result = await run()
  const seconds = (performance.now() - start) / 1000
  const used = (worked() - before) / 1000
  const turn = endTurns()
  await pause(TURN_MS)
  gaps.disable()
  return { result, seconds, worked: used, turn, gap: gaps.max / NANOSECONDS }
}

/** @returns ends it, and returns the longest turn in CPU time, in ms */
function watchTurns(): () => number {
  let longest = 0
  let last = worked()
  let isOver = false
  const note = () => {
    const present = worked()
    longest = Math.max(longest, present - last)
    last = present
    if (!isOver) setImmediate(note)
  }
  setImmediate(note)
  return () => {
    isOver = true
    return longest
  }
}

/** CPU time of this process, in ms. */
function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function fill(store: Store): Promise<void> {
  const figures = new Map<string, number>()
  let previous = ''
  let count = 0
  for (let first = 0; first < ORDERS; first += BATCH) {
    const changes: Changes = {}
    for (let n = first; n < first + BATCH; n += 1) {
      const order = orderOf(n, count + 1)
      changes[`orders/${order.id}`] = order
      changes[`once/change_${order.id}_0`] = order.createdAt
      Object.assign(changes, bookingDaysAdded(order.id, bookingDaysOf(order)))
      for (const [path, by] of Object.entries(figuresOf(order)))
        figures.set(path, (figures.get(path) ?? 0) + by)
      if (order.invoice === undefined) continue
      count += 1
      const issued = issuedTo(order, order.invoice, { count, previous })
      Object.assign(changes, issued.changes)
      previous = issued.hash
    }
    await store.update(changes)
  }
  await store.update({
    ...ordersCounted('paid', ORDERS),
    ...Object.fromEntries(figures),
    [FORMAT_NUMBER]: FORMAT,
  })
}

function issuedTo(order: Order, number: string, { count, previous }: { count: number; previous: string }) {
  const place = { number, issuedAt: order.payment?.paidAt ?? 0 }
  const unsigned = { ...draftInvoice(order, place), ...place, previous }
  const invoice = { ...unsigned, hash: hashOf(unsigned) }
  const { changes } = invoiceIssued('R', invoice, { year: 2025, last: count, hash: invoice.hash })
  return { changes, hash: invoice.hash }
}

function orderOf(n: number, count: number): Order {
  const createdAt = BEGIN + Math.floor(((END - BEGIN) * n) / ORDERS)
  const id = `order_${createdAt}_${String(n).padStart(16, '0')}`
  const { total: amount, paymentMethod: method } = sampleOrder
  const order: Order = {
    ...sampleOrder,
    id,
    createdAt,
    idempotencyKey: id,
    reference: `SK-${n}`,
    email: `kundin-${n}@example.com`,
    status: 'paid',
    changes: 1,
    history: { pending: { at: createdAt, actor: 'customer' }, paid: { at: createdAt, actor: 'admin' } },
    ...(createdAt < INVOICED
      ? {}
      : {
          payment: { method, amount, currency: 'EUR' as const, paidAt: createdAt },
          invoice: `R-2025-${String(count).padStart(6, '0')}`,
        }),
  }
  delete order.attribution
  return order
}

import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { OWNER, startMailSink, type MailSink } from './measuring/mail-sink'
import { withServer, type MeasuredShop } from './measuring/measured-shop'
import { quantile } from './measuring/median'
import { buyerOf, callFor, fillOrders, withPayments } from './measuring/payable-orders'
import { processorMs } from './measuring/process-usage'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

const PER_SECOND = 50
const SECONDS = 30
const ORDERS = PER_SECOND * SECONDS
/** Orders paid beforehand, to exclude one-off work. */
const BEFORE = 20
const LOOKS_PER_SECOND = 20
const PATIENCE_MS = 120_000
/** Above this, an order takes more than its share of two processors. */
const MOST_PROCESSOR_MS = (2 * 1000) / PER_SECOND

/**
 * A rush: 50 orders are paid each second for half a minute, while people view the start page. Measures until the
 * contract mail with its invoice and the owner's mail have arrived.
 */
export async function measureRush(): Promise<Row[]> {
  const sink = await startMailSink()
  try {
    return await withPayments((settings) =>
      withServer(
        (store) => fillOrders(store, BEFORE + ORDERS),
        (shop) => rush(shop, sink),
        { ...settings, ...sink.settings },
      ),
    )
  } finally {
    sink.close()
  }
}

async function rush({ origin, pid }: MeasuredShop, sink: MailSink): Promise<Row[]> {
  await Promise.all(Array.from({ length: BEFORE }, (_, n) => pay(origin, n)))
  await arrived(sink, BEFORE)
  const start = performance.now()
  const [shopBefore, ownBefore] = [processorMs(pid), process.cpuUsage()]
  const looks: number[] = []
  const paidAt = new Map<number, number>()
  const calls: Promise<unknown>[] = []
  for (let n = 0; n < ORDERS; n += 1) {
    await until(start + (n * 1000) / PER_SECOND)
    paidAt.set(BEFORE + n, performance.now())
    calls.push(pay(origin, BEFORE + n))
    if (n % (PER_SECOND / (LOOKS_PER_SECOND / 2)) === 0) calls.push(look(origin, looks), look(origin, looks))
  }
  await Promise.all(calls)
  await arrived(sink, BEFORE + ORDERS)
  const wall = performance.now() - start
  const shop = processorMs(pid) - shopBefore
  const { user, system } = process.cpuUsage(ownBefore)
  const own = (user + system) / 1000
  const waits = [...paidAt].map(([n, at]) => ((sink.taken.get(buyerOf(n))?.at[0] ?? NaN) - at) / 1000)
  const share = (ms: number) => `${Math.round((ms / wall / availableParallelism()) * 100)} %`
  const all = `${ORDERS} orders in ${SECONDS} s, all done after ${(wall / 1000).toFixed(1)} s`
  const processor = `of the processors the shop had ${share(shop)}, what paid, looked and took the mails ${share(own)}`
  return [
    single('rush: payment to contract mail with invoice, median, s', quantile(waits, 0.5), 60, all),
    single('the same, the last one, s', Math.max(...waits), 60, all),
    single('the same, the last mail to the owner, s', lastOwnerMail(sink, paidAt), 60, all),
    single('start page meanwhile, 95 of 100, ms', quantile(looks, 0.95), 100, `${looks.length} looks`),
    single('processor that the shop takes for an order, ms', shop / ORDERS, MOST_PROCESSOR_MS, processor),
  ]
}

/** The longest delay between the n-th payment and the owner's n-th mail. */
function lastOwnerMail({ taken }: MailSink, paidAt: Map<number, number>): number {
  const mails = taken.get(OWNER)?.at.slice(BEFORE) ?? []
  const payments = [...paidAt.values()].sort((a, b) => a - b)
  return Math.max(...mails.map((at, n) => (at - (payments[n] ?? NaN)) / 1000))
}

async function pay(origin: string, n: number): Promise<void> {
  const { body, headers } = callFor(n)
  const { status } = await fetch(`${origin}/api/payments/stripe`, { method: 'POST', body, headers })
  if (status !== 200) throw new Error(`the payment of order ${n} is answered with ${status}`)
}

async function look(origin: string, looks: number[]): Promise<void> {
  const start = performance.now()
  const response = await fetch(origin)
  await response.text()
  if (response.status !== 200) throw new Error(`the start page is answered with ${response.status}`)
  looks.push(performance.now() - start)
}

/** Resolves when this many mails to buyers, and to the owner, have arrived. */
async function arrived({ taken }: MailSink, count: number): Promise<void> {
  const start = performance.now()
  while (taken.size <= count || (taken.get(OWNER)?.at.length ?? 0) < count) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error(`${taken.size - 1} of ${count} orders have their mail after two minutes`)
    await setTimeout(10)
  }
}

async function until(time: number): Promise<void> {
  const wait = time - performance.now()
  if (wait > 0) await setTimeout(wait)
}

import { setTimeout } from 'node:timers/promises'
import { presetFiles } from '@/lib/catalog/files/preset-files'
import { orderedPreset } from '@/lib/orders/testing/sample-order'
import { CHROME, loadInTurns, Target, TURNS } from './measuring/load'
import { startMailSink, type MailSink } from './measuring/mail-sink'
import { withServer } from './measuring/measured-shop'
import { quantile } from './measuring/median'
import { buyerOf, callFor, fillOrders, idOf, TOKEN, withPayments } from './measuring/payable-orders'
import type { Row } from './measuring/report'
import { compared, single } from './measuring/rows'

const PAYMENTS = 200
/** Webhooks per turn, fixed so that the number of orders is known. */
const CALLS = 200
/** Spare orders: calls are prepared before it is known that the turn has ended. */
const SPARE = 5_000
const ORDERS = PAYMENTS + CALLS * (TURNS + 1) + SPARE
const FILE = presetFiles[0].name
const PATIENCE_MS = 60_000

/**
 * Delay from a webhook until a file can be downloaded and the contract mail with its invoice arrives, and the
 * throughput of webhooks.
 */
export async function measureWebhooks(): Promise<Row[]> {
  const sink = await startMailSink()
  try {
    return await withPayments((settings) =>
      withServer(
        (store) => fillOrders(store, ORDERS),
        ({ origin }) => measure(origin, sink),
        { ...settings, ...sink.settings },
      ),
    )
  } finally {
    sink.close()
  }
}

async function measure(origin: string, sink: MailSink): Promise<Row[]> {
  const { toFile, toMail } = await payInTurn(origin, sink)
  const webhook = webhookTarget(origin)
  const durableWrite = webhookTarget(origin, '/api/bench-schreiben')
  await loadInTurns(webhook, durableWrite)
  const name = 'webhook, with invoices and mails of those before, to an empty handler with a durable write'
  const detail = `${PAYMENTS} payments, one after the other`
  return [
    single('webhook to file open, median, ms', quantile(toFile, 0.5), 250, detail),
    single('webhook to file open, 95 of 100, ms', quantile(toFile, 0.95), 1000, detail),
    single('webhook to contract mail with invoice, median, ms', quantile(toMail, 0.5), 1000, detail),
    single('webhook to contract mail with invoice, 95 of 100, ms', quantile(toMail, 0.95), 2000, detail),
    compared(name, [webhook, durableWrite], 'requests', { atLeast: 0.4 }),
  ]
}

/**
 * Time from each of some webhooks, which pay an order each, until a file of the order opens and its mail has
 * arrived; in ms.
 */
async function payInTurn(origin: string, { taken }: MailSink) {
  const toFile: number[] = []
  const toMail: number[] = []
  for (let n = 0; n < PAYMENTS; n += 1) {
    const file = `${origin}/api/orders/${idOf(n)}/files/${orderedPreset.id}/${FILE}?token=${TOKEN}`
    const { body, headers } = callFor(n)
    const start = performance.now()
    await fetch(`${origin}/api/payments/stripe`, { method: 'POST', body, headers })
    await when(start, `${file} to open`, () => isOpen(file))
    toFile.push(performance.now() - start)
    await when(start, `the mail of ${idOf(n)}`, () => taken.has(buyerOf(n)))
    toMail.push((taken.get(buyerOf(n))?.at[0] ?? NaN) - start)
  }
  return { toFile, toMail }
}

async function when(start: number, what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`waited too long for ${what}`)
    await setTimeout(1)
  }
}

/** The webhook, or another address for the same requests; each pays an unpaid order. */
function webhookTarget(origin: string, path = '/api/payments/stripe'): Target {
  let next = PAYMENTS
  const setupRequest: NonNullable<ConstructorParameters<typeof Target>[1]>['setupRequest'] = (request) => {
    const { body, headers } = callFor(next)
    next += 1
    return { ...request, body, headers: { ...request.headers, ...headers } }
  }
  return new Target(origin + path, { method: 'POST', setupRequest }, CALLS)
}

async function isOpen(file: string): Promise<boolean> {
  // Programs get no files.
  const { status, body } = await fetch(file, { headers: { 'user-agent': CHROME } })
  await body?.cancel()
  return status === 200
}

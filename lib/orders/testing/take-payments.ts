import { createInterface } from 'node:readline'
import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { confirmPayment } from '../paying/confirm-payment'
import { ensureInvoice } from '../invoicing/ensure-invoice'

/**
 * take-payments.ts ID…: on the first line that it is told, confirms the payment of all these orders at once and issues their
 * invoices. It prints `ready`, then the number of each invoice.
 */
const store = openStore(env())

async function take(id: string): Promise<void> {
  await confirmPayment(store, id, 'test').catch(() => undefined)
  const invoice = await ensureInvoice(store, id)
  process.stdout.write(`${invoice?.number}\n`)
}

createInterface({ input: process.stdin }).once('line', () => {
  void Promise.all(process.argv.slice(2).map(take)).then(() => process.exit())
})
await store.get('invoiceSeries/R')
process.stdout.write('ready\n')

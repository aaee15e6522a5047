import { createInterface } from 'node:readline'
import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { confirmPayment } from '../paying/confirm-payment'
import { ensureInvoice } from '../invoicing/ensure-invoice'

/**
 * take-payments.ts ID…: prints `ready` and waits for a line; then confirms the payments of all these orders at
 * once, issues their invoices, and prints the number of each.
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

import { createInterface } from 'node:readline'
import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { changeBilling } from '../invoicing/change-billing'
import { writeInvoice } from '../order-tasks'

/**
 * change-addresses.ts ID…: prints `ready` and waits for a line; then changes the invoice address of all these
 * orders at once, has their invoices replaced, and prints the id of each.
 */
const store = openStore(env())
const billing = { name: 'Erika Muster', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }

async function change(id: string): Promise<void> {
  await changeBilling(store, id, billing, 'customer').catch(() => undefined)
  await writeInvoice(store, id)
  process.stdout.write(`${id}\n`)
}

createInterface({ input: process.stdin }).once('line', () => {
  void Promise.all(process.argv.slice(2).map(change)).then(() => process.exit())
})
await store.get('invoiceSeries/R')
process.stdout.write('ready\n')

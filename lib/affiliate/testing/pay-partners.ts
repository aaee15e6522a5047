import { createInterface } from 'node:readline'
import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { payOut, startPayout } from '../payouts/pay-out'
import { getInvoice } from '@/lib/invoices/data'

/**
 * pay-partners.ts RUN: prints `ready` and waits for a line; then starts and executes this run, printing a line
 * before each partner.
 */
const store = openStore(env())
const [runId = ''] = process.argv.slice(2)

async function pay(): Promise<void> {
  await startPayout(store, runId, 'test')
  await payOut(store, runId, () => {
    process.stdout.write('next\n')
    return true
  })
}

createInterface({ input: process.stdin }).once('line', () => void pay().then(() => process.exit()))
await getInvoice(store, 'G-2026-000001')
process.stdout.write('ready\n')

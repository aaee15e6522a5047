import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { closeThreads, openThreads } from '@/lib/core/off-thread'
import { hashOf } from '@/lib/invoices/hash-of'
import { invoicePdf } from '@/lib/invoices/invoice-pdf'
import { owner, setCurrentOwner } from '@/lib/legal/current-owner'
import { messageOf } from '@/lib/mail/message-of'
import { draftInvoice } from '@/lib/orders/invoicing/draft-invoice'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { makeBackground } from './make-workers'

const DRAWINGS = 20

const place = { number: 'R-2026-000001', issuedAt: Date.UTC(2026, 10, 22) }
const paid = { ...sampleOrder, status: 'paid', history: { paid: { at: 1, actor: 'admin' } } } as const
const draft = { ...draftInvoice(paid, place), ...place, previous: '' }
const invoice = { ...draft, hash: hashOf(draft) }

async function drawMail(text: string): Promise<string> {
  const message = { id: 'mail_1', to: 'kaeufer@example.com', at: 0 }
  return (await messageOf(message, { subject: 'Betreff', parts: [{ kind: 'text', text }] })).html
}

/** Draws invoices and a mail. @returns them, and the load of this thread, from 0 to 1 */
async function draw(): Promise<{ drawn: string; busy: number }> {
  // Excludes one-off work.
  await invoicePdf(invoice)
  await drawMail('Text')
  const before = performance.eventLoopUtilization()
  const pdfs = await Promise.all(Array.from({ length: DRAWINGS }, () => invoicePdf(invoice)))
  const html = await drawMail('Anderer Text')
  const busy = performance.eventLoopUtilization(before).utilization
  return { drawn: html + Buffer.concat(pdfs).toString('base64'), busy }
}

it('draws the same invoices and mails off the thread that answers requests', async () => {
  // Known to this thread only.
  setCurrentOwner({ ...owner(), name: 'Klangwerk' })
  // A folder from which its dependencies resolve.
  const folder = mkdtempSync('.background-')
  try {
    const own = await draw()
    await makeBackground(join(folder, 'background.mjs'))
    openThreads(join(folder, 'background.mjs'))
    const beside = await draw()
    // Not `toBe`, which would print a megabyte.
    expect(beside.drawn === own.drawn).toBe(true)
    expect(own.busy).toBeGreaterThan(0.8)
    expect(beside.busy).toBeLessThan(0.4)
  } finally {
    await closeThreads()
    rmSync(folder, { recursive: true })
  }
})

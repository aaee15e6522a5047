import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { setClock } from '@/lib/core/clock'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { getInvoice } from '@/lib/invoices/data'
import type { Changes } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setOpen } from '@/lib/legal/current-owner'
import { getOrder, saveOrder } from '../data'
import { confirmPayment } from '../paying/confirm-payment'
import { sampleOrder } from '../testing/sample-order'
import { ensureInvoice } from './ensure-invoice'
import { monthDocuments } from './month-documents'
import { bookingDaysOf } from './order-bookings'

beforeAll(() => setOpen(true))

const INVOICES = 10_000
const BATCH = 500
const PDF_BYTES = 32 * 1024
const MB = 1024 * 1024
const LITTLE = 100 * MB

const store = temporaryStore()
setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

function usedBytes(): number {
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return arrayBuffers + heapUsed
}

/** Copies of a paid order with its invoice. */
async function fill(): Promise<void> {
  await saveOrder(store(), sampleOrder)
  await confirmPayment(store(), sampleOrder.id, 'admin')
  await ensureInvoice(store(), sampleOrder.id)
  const order = await getOrder(store(), sampleOrder.id)
  const invoice = await getInvoice(store(), 'R-2026-000001')
  if (!order || !invoice) throw new Error('no invoice')
  for (let first = 2; first <= INVOICES; first += BATCH) {
    const changes: Changes = {}
    for (let n = first; n < Math.min(first + BATCH, INVOICES + 1); n += 1) {
      const number = `R-2026-${String(n).padStart(6, '0')}`
      const id = `order_1780308000000_${String(n).padStart(16, '0')}`
      changes[`orders/${id}`] = { ...order, id, invoice: number }
      changes[`invoices/${number}`] = { ...invoice, number, orderId: id }
      Object.assign(changes, bookingDaysAdded(id, bookingDaysOf(order)))
    }
    await store().update(changes)
  }
}

afterAll(() => setClock())

it('zips the documents of a month with 10,000, in little memory and in short turns', async () => {
  setClock(() => Date.parse('2026-06-15T12:00:00Z'))
  await fill()
  let [turns, isOver] = [0, false]
  const watch = () => {
    turns += 1
    if (!isOver) setImmediate(watch)
  }
  watch()
  let [bytes, most] = [0, 0]
  const { content } = await monthDocuments(store(), '2026-06', () => Promise.resolve(randomBytes(PDF_BYTES)))
  const before = usedBytes()
  for await (const piece of content) {
    bytes += piece.byteLength
    // How much waits to be collected depends on the machine.
    if (usedBytes() - before > LITTLE && typeof collectGarbage === 'function') collectGarbage()
    most = Math.max(most, usedBytes() - before)
  }
  isOver = true
  expect(bytes).toBeGreaterThan(INVOICES * PDF_BYTES)
  expect(most).toBeLessThan(LITTLE)
  expect(turns).toBeGreaterThan(INVOICES / 20)
})

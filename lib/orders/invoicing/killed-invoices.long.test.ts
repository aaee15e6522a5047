import { listLastDays } from '@/lib/figures/data'
import { race, sharedStores } from '@/dev/database/killed-processes'
import { saveOrder } from '../data'
import { confirmPayment } from '../paying/confirm-payment'
import { ensureInvoice } from './ensure-invoice'
import { writeInvoice } from '../order-tasks'
import { findingsOf } from '../testing/outcome'
import { sampleOrder } from '../testing/sample-order'

const SCRIPT = 'lib/orders/testing/take-payments.ts'
const COUNT = 50
const PATIENCE_MS = 180_000
const ids = Array.from({ length: COUNT }, (_, n) => `order_1780308000000_${String(n).padStart(16, '0')}`)

describe.each(sharedStores)('50 payments at once in two processes that are killed, on %s', (_, open) => {
  it(
    'count each order once, and issue one invoice each, numbered without gaps and linked',
    async () => {
      const { store, settings, end } = await open()
      for (const id of ids) {
        await saveOrder(store, { ...sampleOrder, id, idempotencyKey: id })
        await store.update({ [`orders/${id}/attribution`]: null })
      }
      for (const killAfter of [5, 20, Infinity]) await race(settings, SCRIPT, [ids, ids], killAfter)
      // The task written with the payment finishes what the killed process began.
      for (const id of ids) await writeInvoice(store, id)
      const numbers = await Promise.all(ids.map(async (id) => (await ensureInvoice(store, id))?.number))
      const expected = ids.map((_id, index) => `-${String(index + 1).padStart(6, '0')}`)
      expect(numbers.map((number) => number?.slice(-7)).sort()).toEqual(expected)
      expect(await store.list('invoices', { limit: 1000 })).toHaveLength(COUNT)
      const { entries: days } = await listLastDays(store, 3)
      expect(days.reduce((sum, { paid }) => sum + paid, 0)).toBe(COUNT)
      expect(await findingsOf(store)).toEqual([])
      await end()
    },
    PATIENCE_MS,
  )
})

const CHANGES = 'lib/orders/testing/change-addresses.ts'

describe.each(sharedStores)('8 new invoice addresses in two processes that are killed, on %s', (_, open) => {
  it(
    'cancel each invoice once, and replace it once',
    async () => {
      const { store, settings, end } = await open()
      const changed = ids.slice(0, 8)
      for (const id of changed) {
        await saveOrder(store, { ...sampleOrder, id, idempotencyKey: id })
        await store.update({ [`orders/${id}/attribution`]: null })
        await confirmPayment(store, id, 'test')
        await writeInvoice(store, id)
      }
      for (const killAfter of [2, 6, Infinity]) await race(settings, CHANGES, [changed, changed], killAfter)
      for (const id of changed) await writeInvoice(store, id)
      const invoices = await store.list('invoices', { limit: 1000 })
      const count = (kind: string) => invoices.filter(({ value }) => Object(value).kind === kind).length
      expect([count('invoice'), count('correction')]).toEqual([2 * changed.length, changed.length])
      expect(await findingsOf(store)).toEqual([])
      await end()
    },
    PATIENCE_MS,
  )
})

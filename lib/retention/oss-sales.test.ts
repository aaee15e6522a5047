import { setClock } from '@/lib/core/clock'
import { getInvoice } from '@/lib/invoices/data'
import { getOrder } from '@/lib/orders/data'
import { ensureCorrection } from '@/lib/orders/invoicing/ensure-correction'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { invoiceNumbersOf } from '@/lib/orders/order-fields'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import type { Order } from '@/lib/orders/schema'
import { addOrder } from '@/lib/orders/testing/add-order'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { tidyAll } from './testing/tidy-all'

const austrian = {
  country: 'AT',
  taxation: { kind: 'one-stop-shop', country: 'AT', ratePercent: 20 },
} as const

describe('books of a year in which some sales were declared through the One-Stop-Shop', () => {
  const store = temporaryStore()
  afterEach(() => setClock())

  /** Sold, and a part given back on the next day. */
  const sell = async (day: string, change: Partial<Order> = {}) => {
    const at = Date.parse(`${day}T12:00:00Z`)
    setClock(() => at)
    const { id } = await addOrder(store(), { createdAt: at, ...change })
    await confirmPayment(store(), id, 'admin')
    await ensureInvoice(store(), id)
    setClock(() => at + 86_400_000)
    const wish = { amount: 100, iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), id, wish, { key: `refund-${id}`, actor: 'admin' })
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
    await ensureCorrection(store(), id, refundId)
    const order = await getOrder(store(), id)
    const numbers = order ? invoiceNumbersOf(order) : []
    expect(numbers).toHaveLength(2)
    return { id, numbers }
  }
  type Sale = Awaited<ReturnType<typeof sell>>
  const isThere = async ({ id, numbers }: Sale) => {
    const documents = await Promise.all(numbers.map((number) => getInvoice(store(), number)))
    return [await getOrder(store(), id), ...documents].map((record) => record !== null)
  }

  it.each([
    // Order, invoice and correction.
    ['2026-12-01', [2034, 2034, 2034], [2036, 2036, 2036]],
    // The correction is of the following year, and so is the order's last event.
    ['2026-12-31', [2035, 2034, 2035], [2037, 2036, 2037]],
  ])('keep those two years longer, and add up at any time: sold on %s', async (day, german, declared) => {
    const sales = [await sell(day), await sell(day, austrian), await sell(day), await sell('2028-02-01')]
    const lastYears = sales.map(() => [0, 0, 0])
    for (let year = 2028; year < 2040; year += 1) {
      setClock(() => Date.parse(`${year}-12-31T22:59:59Z`))
      await tidyAll(store())
      expect(await findingsOf(store())).toEqual([])
      for (const [index, sale] of sales.entries())
        for (const [part, isKept] of (await isThere(sale)).entries())
          if (isKept) lastYears[index]?.splice(part, 1, year)
    }
    expect(lastYears).toEqual([german, declared, german, [2036, 2036, 2036]])
  })
})

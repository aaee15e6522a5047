import fc from 'fast-check'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { findSale } from '@/lib/affiliate/sales/data'
import { programBundles } from '@/lib/catalog/bundles/program-bundles'
import { setCurrentBundles } from '@/lib/catalog/current-catalog'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { percentOf } from '@/lib/core/money'
import { fromList } from '@/lib/store/tree-value'
import { draftInvoice } from '@/lib/orders/invoicing/draft-invoice'
import { getOrder } from '@/lib/orders/data'
import { bundleNameOf, paidItemsOf } from '@/lib/orders/order-items'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { placeOrder } from './place-order'
import { orderRequestSchema } from './schema'

const { presets } = programCatalog
const shooters = programBundles.find(({ id }) => id === 'alle-shooter')
const all = programBundles.find(({ id }) => id === 'alle-presets')
if (!shooters || !all) throw new Error('the program has other bundles')
const other = presets.find(({ id }) => !shooters.presetIds.includes(id))
if (!other) throw new Error('every preset is for a shooter')

const IBAN = 'DE02120300000000202051'
const requestFor = (ids: readonly string[], more: object = {}) =>
  orderRequestSchema.parse({
    items: ids.map((id) => ({ id })),
    email: 'kundin@example.com',
    consent: { immediateDelivery: true, withdrawalLoss: true },
    paymentMethod: 'vorkasse',
    ...more,
  })

describe('an order that completes a bundle', () => {
  const store = temporaryStore()
  let keys = 0
  afterEach(() => setCurrentBundles(programBundles))

  const place = async (ids: readonly string[], more: object = {}) => {
    const { orderId } = await placeOrder(store(), requestFor(ids, more), { key: `key-${(keys += 1)}-12345` })
    const order = await getOrder(store(), orderId)
    if (!order) throw new Error('the order was not written')
    return order
  }

  it('costs the bundle price, split among its items to the cent and noted on each', async () => {
    const order = await place([other.id, ...shooters.presetIds])
    expect(order.total).toBe(shooters.price + other.price)
    expect(order.bundles).toEqual({ 'alle-shooter': { name: 'Alle Shooter', price: shooters.price } })
    expect(order.items[other.id]).toMatchObject({ price: other.price, position: 0 })
    expect(order.items[other.id]?.bundle).toBeUndefined()
    const shares = shooters.presetIds.map((id) => order.items[id])
    expect(shares.reduce((sum, item) => sum + (item?.price ?? 0), 0)).toBe(shooters.price)
    for (const id of shooters.presetIds) {
      const singlePrice = presets.find((preset) => preset.id === id)?.price
      expect(order.items[id]?.bundle).toEqual({ id: 'alle-shooter', singlePrice })
      expect(bundleNameOf(order, id)).toBe('Alle Shooter')
    }
    expect(await findingsOf(store())).toEqual([])
  })

  it('uses a larger bundle if that is cheaper, and smaller ones or single prices if a preset is missing', async () => {
    expect((await place(all.presetIds)).total).toBe(all.price)
    const some = await place(shooters.presetIds.slice(1))
    expect(Object.keys(some.bundles ?? {})).toEqual(['battle-royale-trio', 'lausch-trio'])
    expect((await place(shooters.presetIds.slice(1, 4))).bundles).toBeUndefined()
  })

  it('is rejected if the bundle’s price or content has changed since the buyer saw it', async () => {
    const ids = shooters.presetIds
    const seen = { expectedTotal: shooters.price }
    setCurrentBundles([{ ...shooters, price: shooters.price + 100 }])
    await expect(place(ids, seen)).rejects.toThrow('price_changed')
    setCurrentBundles([{ ...shooters, presetIds: [...ids, other.id] }])
    await expect(place(ids, seen)).rejects.toThrow('price_changed')
    setCurrentBundles([{ ...shooters, active: false }])
    await expect(place(ids, seen)).rejects.toThrow('price_changed')
    setCurrentBundles([shooters])
    expect((await place(ids, seen)).total).toBe(shooters.price)
  })

  it('names the bundle on each of its invoice lines', async () => {
    const order = await place(shooters.presetIds)
    const { lines, gross } = draftInvoice(order, { number: 'R-2026-000001', issuedAt: Date.now() })
    expect(gross).toBe(shooters.price)
    expect(fromList(lines).reduce((sum, line) => sum + line.gross, 0)).toBe(shooters.price)
    for (const line of fromList(lines)) expect(line.detail).toContain('Anteil am Paket „Alle Shooter“')
  })

  it('refunds any subset by its discounted share, and reverses the commission', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...shooters.presetIds], { minLength: shooters.presetIds.length }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(1, 10, 33.33),
        async (ids, cut, percent) => {
          await setPartner(store(), 'uid-nova', {
            customCode: 'NOVA10',
            commissionRate: 12.5,
            discountPercent: percent,
          })
          const { id, total, ...order } = await place(ids, { discountCode: 'NOVA10' })
          expect(total).toBe(shooters.price - percentOf(shooters.price, percent))
          const paid = new Map(paidItemsOf(order).map((item) => [item.id, item.price]))
          expect([...paid.values()].reduce((sum, price) => sum + price, 0)).toBe(total)
          await confirmPayment(store(), id, 'admin')
          expect(await findSale(store(), id)).toMatchObject({ commissionAmount: percentOf(total, 12.5) })
          for (const items of [ids.slice(0, cut), ids.slice(cut)]) {
            const request = { items, iban: IBAN }
            const { refundId, amount } = await requestRefund(store(), id, request, {
              key: `refund-${(keys += 1)}`,
              actor: 'admin',
            })
            expect(amount).toBe(items.reduce((sum, each) => sum + (paid.get(each) ?? 0), 0))
            await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
          }
          expect(await getOrder(store(), id)).toMatchObject({ status: 'refunded', refunded: total })
          expect(await findSale(store(), id)).toMatchObject({ status: 'reversed' })
        },
      ),
      { numRuns: 8 },
    )
    expect(await findingsOf(store())).toEqual([])
  })

  it('is recalculated by the audit, which reports each wrong share', async () => {
    const { id, items } = await place(shooters.presetIds)
    const [one = '', two = ''] = shooters.presetIds
    const [price, otherPrice] = [items[one]?.price ?? 0, items[two]?.price ?? 0]
    await store().update({
      [`orders/${id}/items/${one}/price`]: price + 1,
      [`orders/${id}/items/${two}/price`]: otherPrice - 1,
    })
    const found = { code: 'figure' }
    expect(await findingsOf(store())).toEqual([
      { ...found, path: `orders/${id}/items/${one}/price`, stored: price + 1, expected: price },
      { ...found, path: `orders/${id}/items/${two}/price`, stored: otherPrice - 1, expected: otherPrice },
    ])
  })
})

import { presetPublished } from '@/lib/catalog/data'
import { orderedPreset as preset, sampleOrder } from '@/lib/orders/testing/sample-order'
import type { Order, OrderStatus } from '@/lib/orders/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { boughtPreset } from './bought-preset'

const paid: Order = { ...sampleOrder, status: 'paid' }

describe('the values of a bought preset', () => {
  const store = temporaryStore()

  it('are available to the order that has paid for it', async () => {
    expect(await boughtPreset(store(), paid, preset.id)).toMatchObject({
      id: preset.id,
      filters: preset.filters,
    })
  })

  it.each<OrderStatus>(['pending', 'cancelled', 'refunded'])(
    'are not available to an order that is %s',
    async (status) => {
      const order = { ...paid, status }
      await expect(boughtPreset(store(), order, preset.id)).rejects.toMatchObject({ code: 'not_paid' })
    },
  )

  it('are not available if the preset was refunded', async () => {
    const refund = { amount: preset.price, at: 1, actor: 'admin', status: 'done' } as const
    const items = { [preset.id]: preset.price }
    const refunds = { refund_1: { ...refund, items, idempotencyKey: 'key', bodyHash: 'hash' } }
    await expect(boughtPreset(store(), { ...paid, refunds }, preset.id)).rejects.toMatchObject({
      code: 'not_paid',
    })
  })

  it.each(['cs2-schrittklar', 'nirgends', '__proto__'])(
    'are not available to an order without the preset: %s',
    async (id) => {
      const order = { ...paid, items: { [preset.id]: { name: 'x', price: 1, position: 0, version: 1 } } }
      const asked = preset.id === id ? 'nirgends' : id
      await expect(boughtPreset(store(), order, asked)).rejects.toMatchObject({ code: 'not_found' })
    },
  )

  it('are those of the bought version if the catalogue still has an older one', async () => {
    const next = { version: preset.version + 1, text: 'Neu.' }
    const newer = { ...preset, version: next.version, name: 'Neuer', changes: [next, ...preset.changes] }
    await store().update(presetPublished(newer))
    const items = {
      [preset.id]: { name: preset.name, price: preset.price, position: 0, version: newer.version },
    }
    expect(await boughtPreset(store(), { ...paid, items }, preset.id)).toMatchObject({ name: 'Neuer' })
  })
})

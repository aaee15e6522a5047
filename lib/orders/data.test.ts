import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { saveOrder } from './data'
import { sampleOrder } from './testing/sample-order'

describe('saveOrder', () => {
  const store = temporaryStore()

  it.each([
    ['a total with fractions of a cent', { total: 5.9 }],
    ['an id of another form', { id: 'order_86400000_aaaaaaaaaaaaaaaa' }],
  ])('refuses an order that could not be read back: %s', async (_, change) => {
    await expect(saveOrder(store(), { ...sampleOrder, ...change })).rejects.toThrow()
    expect(await store().get('orders')).toBeNull()
    expect(await saveOrder(store(), sampleOrder)).toBe(true)
  })
})

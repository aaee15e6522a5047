import { getOrder, saveOrder } from './data'
import { anonymised, buyerErased, isAnonymous, ownOrderSchema } from './order-fields'
import type { Order } from './schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { sampleOrder } from './testing/sample-order'

const order: Order = {
  ...sampleOrder,
  emailLower: sampleOrder.email,
  name: 'Kim',
  note: 'hat angerufen',
  customerUid: 'uid-kim',
  fits: {
    fit: { preset: 'a', game: 'Ungehobelte Tulpen', filters: 'PK1000_30_100', said: 2, number: 1, at: 1 },
  },
}

describe('the fields of an order', () => {
  const store = temporaryStore()

  it('are in the buyer’s copy without hashes, the partner and the desk’s note', () => {
    const hidden = ['accessTokenHash', 'idempotencyKey', 'bodyHash', 'attribution', 'note']
    const shown = Object.entries(order).filter(([field]) => !hidden.includes(field))
    expect(ownOrderSchema.parse(order)).toEqual(Object.fromEntries(shown))
  })

  it('no longer identify the buyer after anonymisation, and stay readable', async () => {
    await saveOrder(store(), order)
    await store().update(anonymised(order))
    const left = await getOrder(store(), order.id)
    expect(left && isAnonymous(left)).toBe(true)
    const { id, reference, items, total, history } = order
    expect(left).toMatchObject({ id, reference, items, total, history, accessTokenHash: '', bodyHash: '' })
    for (const word of ['Kim', 'kundin', 'uid-', 'angerufen', 'Tulpen'])
      expect(JSON.stringify(left)).not.toContain(word)
  })

  it('keep what the books need of a paid order whose buyer is erased, and end its mails', async () => {
    const refusals = { pending: { count: 1, first: 1, last: 1, asked: 'x' } }
    const transfers = { booking_1: { amount: 1, at: 1, as: 'last' as const, holder: 'Kim', iban: 'DE1' } }
    const paid = { ...order, refusals, transfers, emailBefore: 'alt@example.com' }
    await saveOrder(store(), paid)
    await store().update(buyerErased(paid, 5))
    expect(await getOrder(store(), order.id)).toEqual({
      ...paid,
      note: undefined,
      fits: undefined,
      refusals: undefined,
      emailBefore: undefined,
      referenceKey: expect.any(String),
      transfers: { booking_1: { amount: 1, at: 1, as: 'last' } },
      noUpdates: true,
      noRatingQuestion: true,
      erasedAt: 5,
    })
  })
})

import { creditPartner } from '@/lib/orders/commission/credit-partner'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { moveOrder } from '@/lib/orders/state/move-order'
import { openOrder } from '@/lib/orders/access/open-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setClock } from '@/lib/core/clock'
import { listOwnOrders } from './list-bought'
import { takeOverOrders } from './take-over-orders'
import { orderUnder } from './testing/order-under'

describe('the orders of an account', () => {
  const store = temporaryStore()
  afterAll(() => setClock())

  const idsOf = async (uid: string) =>
    (await listOwnOrders(store(), uid)).entries.map(({ orderId }) => orderId)

  it('are its own, newest first, and open without a token only for it', async () => {
    const { orderId: first } = await orderUnder(store(), 'a@example.com', { customerUid: 'one' })
    const { orderId: second } = await orderUnder(store(), 'b@example.com', { customerUid: 'one' })
    await orderUnder(store(), 'a@example.com')
    expect(await idsOf('one')).toEqual([second, first])
    expect((await openOrder(store(), first, { user: { uid: 'one' } })).id).toBe(first)
    for (const user of [null, { uid: 'two' }, { uid: '' }]) {
      await expect(openOrder(store(), first, { user })).rejects.toMatchObject({ code: 'order_not_found' })
    }
  })

  it('are listed page by page, newest first', async () => {
    const ids: string[] = []
    for (let count = 0; count < 12; count += 1) {
      ids.unshift((await orderUnder(store(), 'a@example.com', { customerUid: 'one' })).orderId)
    }
    const { entries, next } = await listOwnOrders(store(), 'one')
    expect(entries.map(({ orderId }) => orderId)).toEqual(ids.slice(0, 10))
    const rest = await listOwnOrders(store(), 'one', next ?? '')
    expect(rest.entries.map(({ orderId }) => orderId)).toEqual(ids.slice(10))
    expect(rest.next).toBeNull()
  })

  it('include paid guest orders under its verified address, ignoring case', async () => {
    const { orderId } = await orderUnder(store(), 'Kundin@Example.com')
    const others = [
      await orderUnder(store(), 'kundin@example.com', { customerUid: 'other' }),
      await orderUnder(store(), 'kundin@example.org'),
    ]
    for (const { orderId: id } of [{ orderId }, ...others]) await confirmPayment(store(), id, 'test')
    const user = { uid: 'one', email: 'kundin@example.COM', emailVerified: false }
    expect(await takeOverOrders(store(), user)).toBe(0)
    expect(await takeOverOrders(store(), { ...user, emailVerified: true })).toBe(1)
    expect(await takeOverOrders(store(), { ...user, emailVerified: true })).toBe(0)
    expect(await idsOf('one')).toEqual([orderId])
    expect(await idsOf('other')).toHaveLength(1)
  })

  it('do not include unpaid guest orders, however many there are', async () => {
    const user = { uid: 'one', email: 'kundin@example.com', emailVerified: true }
    const { orderId: own } = await orderUnder(store(), user.email)
    await confirmPayment(store(), own, 'test')
    const cancelled = await orderUnder(store(), user.email)
    await moveOrder(store(), cancelled.orderId, 'cancelled', 'test')
    for (let count = 0; count < 60; count += 1) await orderUnder(store(), user.email)
    expect(await takeOverOrders(store(), user)).toBe(1)
    expect(await idsOf('one')).toEqual([own])
  })

  it('are taken over fifty per visit, the rest on the next', async () => {
    const paid = Array.from({ length: 60 }, (_, index) => [
      `orders/order_${1780308000000 + index}_aaaaaaaaaaaaaaaa/claimableBy`,
      'kundin@example.com',
    ])
    await store().update(Object.fromEntries(paid))
    const user = { uid: 'one', email: 'kundin@example.com', emailVerified: true }
    for (const expected of [50, 10, 0]) expect(await takeOverOrders(store(), user)).toBe(expected)
  })

  it('earn no commission for their own partner, under whatever address', async () => {
    const partner = { uid: 'nova', customCode: 'NOVA10', commissionRate: 10, active: true }
    await store().update({ 'affiliateUsers/nova': partner })
    const own = await orderUnder(store(), 'someone@example.com', {
      customerUid: 'nova',
      cookieCode: 'NOVA10',
    })
    await confirmPayment(store(), own.orderId, 'test')
    expect(await store().get('affiliateSales')).toBeNull()
    const foreign = await orderUnder(store(), 'someone@example.com', {
      customerUid: 'other',
      cookieCode: 'NOVA10',
    })
    await confirmPayment(store(), foreign.orderId, 'test')
    expect(Object.keys(Object((await store().get('affiliateSales')) ?? {}))).toHaveLength(1)
  })

  it('lose their commission once the partner’s own account takes them over', async () => {
    const partner = { uid: 'nova', customCode: 'NOVA10', commissionRate: 10, active: true }
    await store().update({ 'affiliateUsers/nova': partner })
    const { orderId } = await orderUnder(store(), 'zweites@example.com', { cookieCode: 'NOVA10' })
    await confirmPayment(store(), orderId, 'test')
    await creditPartner(store(), orderId)
    expect(await store().get('affiliateUsers/nova/balance')).toBeGreaterThan(0)
    const user = { uid: 'nova', email: 'zweites@example.com', emailVerified: true }
    await Promise.all([takeOverOrders(store(), user), takeOverOrders(store(), user)])
    expect(await store().get('affiliateUsers/nova/balance')).toBe(0)
    expect(await findingsOf(store())).toEqual([])
  })
})

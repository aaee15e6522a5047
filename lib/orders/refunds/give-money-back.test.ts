import { setClock } from '@/lib/core/clock'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { findSale } from '@/lib/affiliate/sales/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmPayment } from '../paying/confirm-payment'
import { getOrder, saveOrder, withdrawalNoted } from '../data'
import type { Order } from '../schema'
import { findingsOf } from '../testing/outcome'
import { sampleOrder } from '../testing/sample-order'
import { giveMoneyBack, moneyBackOffer } from './give-money-back'
import { countGoodwill } from './goodwill-data'
import { settleRefund } from './settle-refund'

const [first, , second, third] = programCatalog.presets
if (!first || !second || !third) throw new Error('the catalogue is too small')
const iban = 'DE02120300000000202051'
const DAY_MS = 86_400_000

const promised: Order = {
  ...sampleOrder,
  items: {
    [first.id]: { name: first.name, price: 546, position: 0, version: 1 },
    [second.id]: { name: second.name, price: 453, position: 1, version: 1 },
  },
  discount: { code: 'NOVA10', percent: 10, amount: 100 },
  total: 899,
  moneyBack: true,
}

describe('the promise to give money back', () => {
  const store = temporaryStore()
  let count = 0
  afterEach(() => setClock())

  const sell = async (order: Partial<Order> = {}) => {
    await store().update({
      'affiliateUsers/uid-nova/uid': 'uid-nova',
      'affiliateUsers/uid-nova/customCode': 'NOVA10',
      'affiliateUsers/uid-nova/commissionRate': 10,
    })
    count += 1
    const id = `order_${1_780_308_000_000 + count}_aaaaaaaaaaaaaaaa`
    await saveOrder(store(), { ...promised, id, idempotencyKey: `key-${count}`, ...order })
    await confirmPayment(store(), id, 'admin')
    return stored(id)
  }
  const stored = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('there is no such order')
    return order
  }
  const offered = async (order: Order) =>
    (await moneyBackOffer(store(), order))?.items.map(({ id }) => id) ?? []

  it('refunds the share that was paid, to the cent, and takes back the commission once sent', async () => {
    const order = await sell()
    expect(await offered(order)).toEqual([first.id, second.id])
    const { refundId, amount, toTransfer } = await giveMoneyBack(store(), order, first.id, { iban })
    expect({ amount, toTransfer }).toEqual({ amount: 546 - 55, toTransfer: true })
    const after = await settleRefund(store(), order.id, refundId, { status: 'done', actor: 'admin' })
    expect(after).toMatchObject({ status: 'paid', refunded: 491 })
    expect(await findSale(store(), order.id)).toMatchObject({ reversedAmount: 90 - 41 })
    expect(await offered(after)).toEqual([second.id])
    expect(await countGoodwill(store())).toEqual(new Map([[first.id, { count: 1, amount: 491 }]]))
    expect(await findingsOf(store())).toEqual([])
  })

  it('refunds a bundle as a whole, whichever preset is chosen, and single presets alone', async () => {
    const bundle = (singlePrice: number) => ({ bundle: { id: 'paar', singlePrice } })
    const order = await sell({
      items: {
        [first.id]: { name: first.name, price: 546, position: 0, version: 1, ...bundle(590) },
        [second.id]: { name: second.name, price: 453, position: 1, version: 1, ...bundle(490) },
        [third.id]: { name: third.name, price: 590, position: 2, version: 1 },
      },
      bundles: { paar: { name: 'Paar', price: 999 } },
      discount: { code: 'NOVA10', percent: 10, amount: 159 },
      total: 1430,
    })
    const offer = await moneyBackOffer(store(), order)
    expect(offer?.items).toEqual([
      { id: first.id, name: `Paar (${first.name}, ${second.name})`, price: 899 },
      { id: third.id, name: third.name, price: 531 },
    ])
    const press = (id: string) => giveMoneyBack(store(), order, id, { iban })
    const refunds = await Promise.all([press(first.id), press(second.id), press(first.id)])
    expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(1)
    expect(refunds[0]?.amount).toBe(899)
    expect([...(await countGoodwill(store())).keys()].sort()).toEqual([first.id, second.id].sort())
    expect(await offered(await stored(order.id))).toEqual([third.id])
    const again = await sell()
    expect(await offered(again)).toEqual([])
    expect(await findingsOf(store())).toEqual([])
  })

  it('applies once, however often it is requested', async () => {
    const order = await sell()
    const press = () => giveMoneyBack(store(), order, first.id, { iban })
    const refunds = await Promise.all([press(), press(), press()])
    const again = await giveMoneyBack(store(), await stored(order.id), first.id, { iban })
    expect(new Set([...refunds, again].map(({ refundId }) => refundId)).size).toBe(1)
    expect((await countGoodwill(store())).get(first.id)).toEqual({ count: 1, amount: 491 })
    expect(await findingsOf(store())).toEqual([])
  })

  it.each<[string, Partial<Order>, Partial<Order>]>([
    ['the same mailbox', { email: 'kundin+a@gmail.com' }, { email: 'Kun.Din@googlemail.com' }],
    ['the same account', { customerUid: 'uid-k' }, { customerUid: 'uid-k', email: 'other@example.com' }],
    ['an address that was mended', { emailBefore: 'old@example.com' }, { email: 'old@example.com' }],
  ])(
    'applies once per buyer and preset over several orders, even at the same moment: %s',
    async (_, one, other) => {
      const orders = [await sell(one), await sell(other)]
      const results = await Promise.allSettled(
        orders.map((order) => giveMoneyBack(store(), order, first.id, { iban })),
      )
      const refused = results.filter(({ status }) => status === 'rejected')
      expect(refused).toMatchObject([{ reason: { code: 'money_back_used' } }])
      for (const { id } of orders) expect(await offered(await stored(id))).toEqual([second.id])
      expect((await countGoodwill(store())).get(first.id)).toEqual({ count: 1, amount: 491 })
      expect(await findingsOf(store())).toEqual([])
    },
  )

  it('stores nothing that identifies who used it', async () => {
    const order = await sell({ customerUid: 'uid-k' })
    await giveMoneyBack(store(), order, first.id, { iban })
    const onceKeys = Object.keys(Object(await store().get('once'))).filter((key) =>
      key.startsWith('goodwill_'),
    )
    expect(onceKeys).toHaveLength(3)
    expect(onceKeys.join()).not.toMatch(/kundin|example|uid-k|DE02/)
  })

  it.each<[string, (order: Order) => Promise<void>]>([
    ['14 days are over', async () => setClock(() => Date.now() + 14 * DAY_MS + 1000)],
    ['a withdrawal is open', (order) => store().update(withdrawalNoted(order, 'withdrawal_1', true))],
    [
      'the buyer’s bank wants the money back',
      (order) =>
        store().update({ [`orders/${order.id}/dispute`]: { id: 'dp_1', status: 'open', amount: 1, at: 1 } }),
    ],
    [
      'it was not promised with the order',
      (order) => store().update({ [`orders/${order.id}/moneyBack`]: null }),
    ],
  ])('does not apply once %s, whatever the page showed before', async (_, happens) => {
    const order = await sell()
    await happens(order)
    expect(await offered(await stored(order.id))).toEqual([])
    const late = giveMoneyBack(store(), order, first.id, { iban })
    await expect(late).rejects.toMatchObject({ code: 'money_back_over' })
    expect(await countGoodwill(store())).toEqual(new Map())
  })

  it('asks for the account of a transfer, and is not used up by that', async () => {
    const order = await sell()
    const without = giveMoneyBack(store(), order, first.id, {})
    await expect(without).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { iban: expect.any(String) },
    })
    expect(await offered(order)).toEqual([first.id, second.id])
  })

  it('is recounted by the audit', async () => {
    const order = await sell()
    await giveMoneyBack(store(), order, first.id, { iban })
    const path = `goodwill/${new Date().getFullYear()}/${first.id}/count`
    await store().update({ [path]: 2 })
    expect(await findingsOf(store())).toEqual([{ code: 'figure', path, stored: 2, expected: 1 }])
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entriesAbout } from '@/lib/journal/testing/entries'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { cancelOrder } from './paying/cancel-order'
import { confirmPayment } from './paying/confirm-payment'
import { ordersVersion, readOrderCounts, watchOrders } from './count-data'
import { saveOrder } from './data'
import { requestRefund } from './refunds/request-refund'
import { reportTransfer } from './refunds/report-transfer'
import { findingsOf } from './testing/outcome'
import { sampleOrder } from './testing/sample-order'

const idOf = (number: number) => `order_178030800000${number}_aaaaaaaaaaaaaaaa`
const IBAN = 'DE02120300000000202051'

const none = { disputed: 0 }

describe('the counts of orders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-counts-'))
  let stores: [Store, Store]
  let files = 0

  // As two processes see it.
  beforeEach(async () => {
    const file = join(folder, `${(files += 1)}.sqlite`)
    stores = [createSqliteStore(file), createSqliteStore(file)]
    for (let number = 1; number <= 3; number += 1)
      await saveOrder(stores[0], { ...sampleOrder, id: idOf(number), idempotencyKey: `key-${number}` })
  })
  afterEach(async () => {
    expect((await findingsOf(stores[0])).filter(({ path }) => path.startsWith('orderCounts'))).toEqual([])
    for (const store of stores) await store.close()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const often = (act: (store: Store) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: 10 }, () => stores.map(act)).flat())
  const acts = async (number: number) =>
    (await entriesAbout(stores[0], `orders/${idOf(number)}`)).map(({ act }) => act).reverse()

  it('change once with each change, even under concurrent repetition in two processes', async () => {
    await often((store) => saveOrder(store, { ...sampleOrder, id: idOf(3), idempotencyKey: 'key-3' }))
    expect(await readOrderCounts(stores[1])).toEqual({
      ...none,
      pending: 3,
      paid: 0,
      cancelled: 0,
      refunded: 0,
    })
    await often((store) => confirmPayment(store, idOf(1), 'admin uid-1'))
    await often((store) => cancelOrder(store, idOf(2), 'admin uid-1'))
    expect(await readOrderCounts(stores[1])).toEqual({
      ...none,
      pending: 1,
      paid: 1,
      cancelled: 1,
      refunded: 0,
    })
    await often((store) =>
      Promise.all([
        confirmPayment(store, idOf(3), 'admin uid-1'),
        cancelOrder(store, idOf(3), 'admin uid-2'),
      ]),
    )
    const { pending = 0, paid = 0, cancelled = 0 } = (await readOrderCounts(stores[0])) ?? {}
    expect([pending, paid + cancelled]).toEqual([0, 3])
  })

  it('follow a full refund, and the journal has each action once', async () => {
    await often((store) => confirmPayment(store, idOf(1), 'admin uid-1'))
    const wish = { iban: IBAN }
    const origin = { key: 'a-key-of-eight', actor: 'admin uid-1' }
    await often((store) => requestRefund(store, idOf(1), wish, origin))
    const { refundId } = await requestRefund(stores[0], idOf(1), wish, origin)
    await often((store) => reportTransfer(store, idOf(1), refundId, 'admin uid-1'))
    expect(await readOrderCounts(stores[1])).toEqual({
      ...none,
      pending: 2,
      paid: 0,
      cancelled: 0,
      refunded: 1,
    })
    expect(await acts(1)).toEqual(['order-confirmed', 'order-refunded', 'order-refund-sent'])
    expect(JSON.stringify(await stores[0].get('journal'))).not.toContain(IBAN)
  })

  it('are not journalled for actions of the shop or a provider', async () => {
    await cancelOrder(stores[0], idOf(1), 'retention')
    await confirmPayment(stores[0], idOf(2), 'stripe')
    expect([await acts(1), await acts(2)]).toEqual([[], []])
  })

  it('notify watchers of every change', async () => {
    const versions: string[] = []
    const stop = watchOrders(stores[0], (version) => versions.push(version))
    await confirmPayment(stores[0], idOf(1), 'admin uid-1')
    const version = await ordersVersion(stores[0])
    while (versions.at(-1) !== version) await new Promise(setImmediate)
    stop()
    expect(version).toBe('4')
  })

  it('are reported by the audit if wrong', async () => {
    await stores[0].update({ 'orderCounts/paid': 7 })
    expect(await findingsOf(stores[0])).toEqual([
      { code: 'figure', path: 'orderCounts/paid', stored: 7, expected: 0 },
    ])
    await stores[0].update({ 'orderCounts/paid': 0 })
  })
})

import type { Json, Query, Store } from '@/lib/store/store'
import type { Context } from './harness'

async function keysFound(store: Store, query: Query): Promise<string[]> {
  return (await store.find('orders', query)).map(({ key }) => key)
}

const withStatus = (status: Json, from: number, to: number) =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [
      `orders/order_${from + index}`,
      { status, total: index },
    ]),
  )

export function describeFind(context: Context): void {
  describe('find', () => {
    describeMatching(context)
    describeUpkeep(context)
  })
}

function describeMatching({ store }: Context): void {
  it('returns whole entries whose child equals the value, highest key first', async () => {
    await store().update({ ...withStatus('paid', 101, 103), ...withStatus('pending', 104, 105) })
    expect(await store().find('orders', { child: 'status', equals: 'paid' })).toEqual([
      { key: 'order_103', value: { status: 'paid', total: 2 } },
      { key: 'order_102', value: { status: 'paid', total: 1 } },
      { key: 'order_101', value: { status: 'paid', total: 0 } },
    ])
    expect(await keysFound(store(), { child: 'status', equals: 'cancelled' })).toEqual([])
  })

  it('distinguishes types and similar values', async () => {
    await store().update({
      'orders/a': { status: '1' },
      'orders/b': { status: 1 },
      'orders/c': { status: true },
      'orders/d': { status: 'true' },
      'orders/e': { status: { 1: 1 } },
      'orders/f': { other: 1 },
      'orders/g': { status: '' },
      'orders/h': { status: 0 },
      'orders/i': { status: false },
      'orders/j': 1,
    })
    const expected: [Query['equals'], string][] = [
      ['1', 'a'],
      [1, 'b'],
      [true, 'c'],
      ['true', 'd'],
      ['', 'g'],
      [0, 'h'],
      [false, 'i'],
    ]
    for (const [equals, key] of expected) {
      expect(await keysFound(store(), { child: 'status', equals })).toEqual([key])
    }
  })

  it('returns at most limit entries, and continues with before', async () => {
    await store().update(withStatus('paid', 101, 107))
    const page = (before?: string) =>
      keysFound(store(), { child: 'status', equals: 'paid', limit: 3, ...(before && { before }) })
    expect(await page()).toEqual(['order_107', 'order_106', 'order_105'])
    expect(await page('order_105')).toEqual(['order_104', 'order_103', 'order_102'])
    expect(await page('order_102')).toEqual(['order_101'])
    expect(await page('order_101')).toEqual([])
    expect(await keysFound(store(), { child: 'status', equals: 'paid', before: 'order_103' })).toEqual([
      'order_102',
      'order_101',
    ])
  })

  it('returns the lowest keys first with after, and continues with it', async () => {
    await store().update({ ...withStatus('paid', 101, 107), ...withStatus('pending', 108, 109) })
    const page = (after: string) => keysFound(store(), { child: 'status', equals: 'paid', limit: 3, after })
    expect(await page('')).toEqual(['order_101', 'order_102', 'order_103'])
    expect(await page('order_103')).toEqual(['order_104', 'order_105', 'order_106'])
    expect(await page('order_106')).toEqual(['order_107'])
    expect(await page('order_107')).toEqual([])
    expect(await keysFound(store(), { child: 'status', equals: 'paid', after: 'order_105' })).toEqual([
      'order_106',
      'order_107',
    ])
  })

  it('returns entries whose child is a text in a range, the lowest text first, and of equal ones the lowest key', async () => {
    await store().update({
      'tasks/d': { due: 'a_0002', n: 1 },
      'tasks/c': { due: 'a_0002' },
      'tasks/b': { due: 'a_0010' },
      'tasks/a': { due: 'a_0003' },
      'tasks/e': { due: 'b_0001' },
      'tasks/f': { due: 'a' },
      'tasks/g': { due: 5 },
      'tasks/h': { due: 'B_0001' },
      'tasks/i': { other: 'a_0001' },
      'tasks/j': { due: 'a_0002-x' },
    })
    const keys = async (from: string, to: string, limit = 10) =>
      (await store().find('tasks', { child: 'due', from, to, limit })).map(({ key }) => key)
    expect(await keys('a_', 'a_9')).toEqual(['c', 'd', 'j', 'a', 'b'])
    expect(await keys('a_', 'a_9', 2)).toEqual(['c', 'd'])
    expect(await keys('a_0002', 'a_0003')).toEqual(['c', 'd', 'j', 'a'])
    expect(await keys('c', 'd')).toEqual([])
    await store().update({ 'tasks/d/due': null, 'tasks/c/due': 'a_9999', 'tasks/a': null })
    expect(await keys('a_', 'a_0010')).toEqual(['j', 'b'])
    expect(await store().find('tasks', { child: 'due', from: 'b_', to: 'b_9', limit: 1 })).toEqual([
      { key: 'e', value: { due: 'b_0001' } },
    ])
    await expect(
      store().find('tasks', { child: 'kind', from: 'a', to: 'b', limit: 1 }),
    ).rejects.toMatchObject({ code: 'no_index' })
  })

  it('rejects a child without a declared index, and a path with none', async () => {
    await store().update({ 'orders/a': { createdAt: 1 } })
    for (const [path, child] of [
      ['orders', 'createdAt'],
      ['orders', 'constructor'],
      ['users', 'name'],
      ['orders/a', 'status'],
    ] as const) {
      await expect(store().find(path, { child, equals: 1 })).rejects.toMatchObject({ code: 'no_index' })
    }
    const elsewhere = ['elsewhere', { child: 'status', equals: 1 }]
    await expect(Reflect.apply(store().find, store(), elsewhere)).rejects.toMatchObject({ code: 'bad_path' })
  })
}

function describeUpkeep({ store, open }: Context): void {
  it('reflects every kind of change', async () => {
    const paid = () => keysFound(store(), { child: 'status', equals: 'paid' })
    await store().update({
      ...withStatus('paid', 101, 106),
      'affiliateClicks/order_101': { affiliateUid: 'u' },
    })
    await store().update({ 'orders/order_101/status': 'pending' })
    expect(await paid()).toEqual(['order_106', 'order_105', 'order_104', 'order_103', 'order_102'])
    await store().update({ 'orders/order_102': null, 'orders/order_103/status': null })
    expect(await paid()).toEqual(['order_106', 'order_105', 'order_104'])
    await store().update({ 'orders/order_104/status/now': 'paid', 'orders/order_105': { total: 1 } })
    expect(await paid()).toEqual(['order_106'])
    await store().update({ 'orders/order_106': 'paid', 'orders/order_101': { status: 'paid' } })
    expect(await paid()).toEqual(['order_101'])
    await store().update({ 'orders/order_101/note/text': 'n', 'orders/order_107/status': 'paid' })
    expect(await paid()).toEqual(['order_107', 'order_101'])
  })

  it('finds by numbers that were incremented, and by each of several indexes', async () => {
    await store().update({ 'orders/a': { status: 1, reference: 'R' }, 'orders/b': { reference: 'R' } })
    await store().update({ 'orders/a/status': { n: 1 } })
    await store().update({ 'orders/a/status': 2, 'orders/b/status': 2 })
    expect(await keysFound(store(), { child: 'status', equals: 2 })).toEqual(['b', 'a'])
    expect(await keysFound(store(), { child: 'reference', equals: 'R' })).toEqual(['b', 'a'])
    await store().updateOnce('k', { 'orders/a/reference': 'S' })
    expect(await keysFound(store(), { child: 'reference', equals: 'R' })).toEqual(['b'])
  })

  it('finds what another connection has written', async () => {
    const other = await open()
    await other.update({ 'orders/a': { status: 'paid', customer: { name: 'Jörg' } } })
    expect(await store().find('orders', { child: 'status', equals: 'paid' })).toEqual([
      { key: 'a', value: { status: 'paid', customer: { name: 'Jörg' } } },
    ])
  })
}

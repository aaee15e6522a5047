import { setClock } from '@/lib/core/clock'
import type { Collection, Snapshot, Store } from '@/lib/store/store'
import type { Context } from './harness'

async function entriesOf(snapshot: Snapshot, collection: Collection) {
  const entries: [string, unknown][] = []
  for await (const { key, value } of snapshot.entries(collection)) entries.push([key, value])
  return Object.fromEntries(entries)
}

async function readThrough(store: Store) {
  const snapshot = await store.snapshot()
  await entriesOf(snapshot, 'orders')
  snapshot.close()
}

/** Ends the loop if it never yields. */
const PATIENCE_MS = 2_000

/** Entries of every shape, with more leaves than are read at a time. */
async function fill(store: Store) {
  const users = { a: { n: 1 }, 'a-b': 2, a0: { deep: { er: [true].length } }, 'ü ñ': 'Füchsin 🦊' }
  const orders = Object.fromEntries(
    Array.from({ length: 250 }, (_, n) => [`order_${1000 + n}`, { status: 'paid', n, items: { x: { n } } }]),
  )
  const changes = { users, orders, once: { k: true } }
  for (const [collection, entries] of Object.entries(changes)) {
    const paths = Object.entries(entries).map(([key, value]) => [`${collection}/${key}`, value])
    await store.update(Object.fromEntries(paths))
  }
  return changes
}

export function describeSnapshot({ store }: Context): void {
  describe('snapshot', () => {
    it('contains each entry of each collection once', async () => {
      const { users, orders, once } = await fill(store())
      const snapshot = await store().snapshot()
      expect(await entriesOf(snapshot, 'users')).toEqual(users)
      expect(await entriesOf(snapshot, 'orders')).toEqual(orders)
      expect(await entriesOf(snapshot, 'once')).toEqual(once)
      expect(await entriesOf(snapshot, 'settings')).toEqual({})
      snapshot.close()
    })
  })

  it.each<[string, (store: Store) => Promise<unknown>]>([
    ['reads entry by entry', (from) => from.get('orders/order_1001')],
    ['reads page by page', (from) => from.list('orders', { limit: 50 })],
    ['reads through one state', readThrough],
  ])('does not block the event loop while a caller repeatedly %s', async (_, read) => {
    await fill(store())
    let isOver = false
    setTimeout(() => (isOver = true), 20)
    const end = performance.now() + PATIENCE_MS
    while (!isOver && performance.now() < end) await read(store())
    expect(isOver).toBe(true)
  })

  it('has the time of a database with its own clock, whatever the shop’s clock says', async () => {
    setClock(() => Date.now() + 400 * 24 * 60 * 60_000)
    const time = await store().time()
    setClock()
    if (store().engine === 'sqlite') expect(time).toBeNull()
    else expect(Math.abs(Number(time) - Date.now())).toBeLessThan(60_000)
  })

  describe('healthy', () => {
    it('is true where writes succeed, and leaves nothing in the tree', async () => {
      await store().update({ 'users/a': 1 })
      expect(await Promise.all([store().healthy(), store().healthy()])).toEqual([true, true])
      const snapshot = await store().snapshot()
      for (const collection of ['orders', 'once', 'settings'] as const)
        expect(await entriesOf(snapshot, collection)).toEqual({})
      snapshot.close()
      await expect(Reflect.apply(store().get, store(), ['health'])).rejects.toMatchObject({
        code: 'bad_path',
      })
    })
  })
}

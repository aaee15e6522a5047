import { AsyncLocalStorage } from 'node:async_hooks'
import { increment, type Json, type Place, type Store } from '@/lib/store/store'
import { eventually } from './eventually'
import type { Context } from './harness'

function record(store: Store, path: Place) {
  const seen: (Json | null)[] = []
  const stop = store.subscribe(path, (value) => seen.push(value))
  return { seen, stop }
}

export function describeSubscriptions(context: Context): void {
  describe('subscriptions', () => {
    describeOrder(context)
    describeScope(context)
    describeReconnect(context)
  })
}

function describeOrder({ store }: Context): void {
  it('deliver the current value first, and not before subscribe has returned', async () => {
    await store().update({ 'settings/maintenance': true })
    const { seen } = record(store(), 'settings/maintenance')
    expect(seen).toEqual([])
    await eventually(() => expect(seen).toEqual([true]))
    const nothing = record(store(), 'settings/turboMode')
    await eventually(() => expect(nothing.seen).toEqual([null]))
  })

  it('deliver each committed state in order, including null', async () => {
    const { seen } = record(store(), 'users/a')
    await eventually(() => expect(seen).toEqual([null]))
    await store().update({ 'users/a/n': 1 })
    await store().update({ 'users/a': { n: 2, m: 'x' } })
    await store().update({ 'users/a/n': increment(5) })
    await store().update({ 'users/a': null })
    await store().updateOnce('k', { 'users/a': false })
    await eventually(() =>
      expect(seen).toEqual([null, { n: 1 }, { n: 2, m: 'x' }, { n: 7, m: 'x' }, null, false]),
    )
  })

  it('deliver each state of updates that were sent all at once', async () => {
    const { seen } = record(store(), 'users/a/n')
    await eventually(() => expect(seen).toEqual([null]))
    await Promise.all(Array.from({ length: 30 }, (_, index) => store().update({ 'users/a/n': index })))
    await eventually(() => expect(seen).toEqual([null, ...Array.from({ length: 30 }, (_, index) => index)]))
  })

  it('run outside of the request that wrote, since they outlive it', async () => {
    const request = new AsyncLocalStorage<string>()
    const seen: unknown[] = []
    store().subscribe('users/a', (value) => seen.push([value, request.getStore()]))
    await eventually(() => expect(seen).toEqual([[null, undefined]]))
    await request.run('a request', () => store().update({ 'users/a': 1 }))
    await eventually(() => expect(seen.at(-1)).toEqual([1, undefined]))
  })

  it('deliver nothing of a refused update', async () => {
    const { seen } = record(store(), 'users')
    await eventually(() => expect(seen).toEqual([null]))
    await store().updateOnce('k', { 'users/a': 1 })
    await store().updateOnce('k', { 'users/a': 2 })
    await store()
      .update({ 'users/a': 3, 'users/a.b': 3 })
      .catch(() => undefined)
    await store().update({ 'users/a': 4 })
    await eventually(() => expect(seen).toEqual([null, { a: 1 }, { a: 4 }]))
  })
}

function describeScope({ store }: Context): void {
  it('deliver a value only when it differs from the last one', async () => {
    await store().update({ 'users/a': { n: 1 } })
    const { seen } = record(store(), 'users/a')
    await eventually(() => expect(seen).toEqual([{ n: 1 }]))
    await store().update({ 'users/a': { n: 1 } })
    await store().update({ 'users/a-b': 1, 'orders/a': { n: 9 } })
    await store().update({ 'users/a/n': 2 })
    await eventually(() => expect(seen).toEqual([{ n: 1 }, { n: 2 }]))
  })

  it('notice changes above and far below their path', async () => {
    const above = record(store(), 'users')
    const below = record(store(), 'users/a/b/c')
    await eventually(() => expect([above.seen, below.seen]).toEqual([[null], [null]]))
    await store().update({ 'users/a': { b: { c: 1 } } })
    await store().update({ 'users/a': 'leaf' })
    await eventually(() => {
      expect(above.seen).toEqual([null, { a: { b: { c: 1 } } }, { a: 'leaf' }])
      expect(below.seen).toEqual([null, 1, null])
    })
  })

  it('end with unsubscribe, one by one', async () => {
    const first = record(store(), 'users/a')
    const second = record(store(), 'users/a')
    const never = record(store(), 'users/a')
    never.stop()
    await eventually(() => expect([first.seen, second.seen]).toEqual([[null], [null]]))
    first.stop()
    first.stop()
    await store().update({ 'users/a': 1 })
    await eventually(() => expect(second.seen).toEqual([null, 1]))
    expect(first.seen).toEqual([null])
    expect(never.seen).toEqual([])
  })

  it('continue when a listener throws', async () => {
    store().subscribe('users/a', () => {
      throw new Error('this listener is broken')
    })
    const { seen } = record(store(), 'users/a')
    await eventually(() => expect(seen).toEqual([null]))
    await store().update({ 'users/a': 1 })
    await store().update({ 'users/a': 2 })
    await eventually(() => expect(seen).toEqual([null, 1, 2]))
  })
}

function describeReconnect({ store, open, harness }: Context): void {
  it('deliver what another connection writes', async () => {
    const { seen } = record(store(), 'settings')
    await eventually(() => expect(seen).toEqual([null]))
    const other = await open()
    await other.update({ 'settings/maintenance': true })
    await eventually(() => expect(seen).toEqual([null, { maintenance: true }]))
    await other.update({ 'settings/maintenance': null })
    await eventually(() => expect(seen).toEqual([null, { maintenance: true }, null]))
  })

  it('deliver the current value after their connection was lost', async () => {
    const other = await open()
    const { seen } = record(store(), 'settings/n')
    await eventually(() => expect(seen).toEqual([null]))
    for (let round = 1; round <= 3; round += 1) {
      const written = other.update({ 'settings/n': round })
      await harness.dropConnections?.()
      await written
      await eventually(() => expect(seen.at(-1)).toBe(round))
    }
    await store().update({ 'settings/n': 'own' })
    await eventually(() => expect(seen.at(-1)).toBe('own'))
  })
}

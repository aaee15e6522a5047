import { increment, type Changes, type Json } from '@/lib/store/store'
import type { Context } from './harness'

const badPaths: [string, string][] = [
  ['nowhere', ''],
  ['a slash', '/'],
  ['a leading slash', '/users/a'],
  ['a trailing slash', 'users/a/'],
  ['an empty key', 'users//a'],
  ['a dot', 'users/a.b'],
  ['a hash', 'users/a#'],
  ['a dollar sign', 'users/$a'],
  ['brackets', 'users/[0]'],
  ['a line break', 'users/a\nb'],
  ['half a character', 'users/\ud83d'],
  ['a key that is too long', `users/${'k'.repeat(769)}`],
  ['too many keys', `users${'/k'.repeat(40)}`],
  ['an unknown collection', 'elsewhere/a'],
  ['the prototype as a collection', '__proto__/a'],
]

const badValues: [string, unknown][] = [
  ['not a number', NaN],
  ['infinity', Infinity],
  ['undefined', undefined],
  ['an array', [1, 2]],
  ['a date', new Date(0)],
  ['undefined inside', { a: undefined }],
  ['null inside', { a: null }],
  ['an increment inside', { a: increment(1) }],
  ['an infinite increment', increment(Infinity)],
]

export function describeUpdates(context: Context): void {
  describe('updates', () => {
    describeReplacing(context)
    describeIncrements(context)
    describeRefusals(context)
    describeOnce(context)
  })
}

function describeReplacing({ store }: Context): void {
  it('deletes by null, with parents that become empty', async () => {
    await store().update({ 'users/a/b/c': 1, 'users/a/d': 2 })
    await store().update({ 'users/a/b/c': null })
    expect(await store().get('users')).toEqual({ a: { d: 2 } })
    await store().update({ 'users/a': null, 'users/never': null })
    expect(await store().get('users')).toBeNull()
  })

  it('drops empty objects', async () => {
    await store().update({ 'users/a': { empty: {}, deep: { er: {} }, name: 'A' }, 'users/b': {} })
    expect(await store().get('users')).toEqual({ a: { name: 'A' } })
    await store().update({ 'users/a': { deep: { er: {} } } })
    expect(await store().get('users')).toBeNull()
  })

  it('replaces everything below a path', async () => {
    await store().update({ 'users/a': { b: { c: 1, d: 2 }, 'b-': 3, e: 4 } })
    await store().update({ 'users/a/b': 'leaf' })
    expect(await store().get('users/a')).toEqual({ b: 'leaf', 'b-': 3, e: 4 })
    await store().update({ 'users/a': { f: 5 } })
    expect(await store().get('users/a')).toEqual({ f: 5 })
  })

  it('replaces a leaf above a path by the path', async () => {
    await store().update({ 'users/a': 'leaf', 'users/b': 'leaf' })
    await store().update({ 'users/a/b/c': 1, 'users/b/n': increment(2) })
    expect(await store().get('users')).toEqual({ a: { b: { c: 1 } }, b: { n: 2 } })
  })

  it('keeps a leaf when nothing below it is deleted', async () => {
    await store().update({ 'users/a': 'leaf' })
    await store().update({ 'users/a/b': null })
    expect(await store().get('users/a')).toBe('leaf')
  })

  it('writes the values at the time of the call, even if they change later', async () => {
    const user: Record<string, Json> = { name: 'before' }
    const written = store().update({ 'users/a': user })
    user.name = 'after'
    await written
    expect(await store().get('users/a/name')).toBe('before')
  })

  it('accepts an update without changes', async () => {
    await store().update({})
    expect(await store().get('users')).toBeNull()
  })
}

function describeIncrements({ store }: Context): void {
  it('adds to a number, and counts a missing one as 0', async () => {
    await store().update({ 'users/a/n': increment(3) })
    await store().update({ 'users/a/n': increment(-5), 'users/a/m': increment(0.25) })
    await store().update({ 'users/a/m': increment(0.5) })
    expect(await store().get('users/a')).toEqual({ n: -2, m: 0.75 })
  })

  it('counts anything but a number as 0', async () => {
    await store().update({ 'users/a': { text: '7', flag: true, object: { n: 1 } } })
    await store().update({
      'users/a/text': increment(1),
      'users/a/flag': increment(1),
      'users/a/object': increment(1),
    })
    expect(await store().get('users/a')).toEqual({ text: 1, flag: 1, object: 1 })
  })

  it('keeps an increment of 0 as a 0', async () => {
    await store().update({ 'users/a/n': increment(0) })
    expect(await store().get('users/a/n')).toBe(0)
  })
}

function describeRefusals({ store }: Context): void {
  it.each([...badPaths, ['a whole collection', 'users']])('rejects a write at %s', async (_, path) => {
    await expect(store().update({ 'users/good': 1, [path]: 1 })).rejects.toMatchObject({ code: 'bad_path' })
    expect(await store().get('users/good')).toBeNull()
  })

  it.each(badPaths)('rejects reading and subscribing at %s', async (_, path) => {
    await expect(Reflect.apply(store().get, store(), [path])).rejects.toMatchObject({ code: 'bad_path' })
    expect(() => Reflect.apply(store().subscribe, store(), [path, () => undefined])).toThrow(
      expect.objectContaining({ code: 'bad_path' }),
    )
  })

  it.each(badValues)('rejects %s, and all other changes with it', async (_, value) => {
    const changes = { 'users/good': 1, 'users/bad': value } as Changes
    await expect(store().update(changes)).rejects.toMatchObject({ code: 'bad_value' })
    expect(await store().get('users')).toBeNull()
  })

  it('rejects invalid keys inside of a value', async () => {
    for (const key of ['', 'a.b', 'a/b', '$', '\u007f']) {
      const changes = { 'users/a': { deep: { [key]: 1 } } }
      await expect(store().update(changes)).rejects.toMatchObject({ code: 'bad_path' })
    }
  })

  it('deletes a whole collection with its indexes, together with other changes', async () => {
    await store().update({ 'orders/a': { status: 'paid' }, 'orders/b': { status: 'paid' }, 'users/a': 1 })
    await store().update({ orders: null, 'users/b': 1 })
    expect(await store().get('orders')).toBeNull()
    expect(await store().get('users')).toEqual({ a: 1, b: 1 })
    await store().update({ 'orders/c': { status: 'paid' } })
    const found = await store().find('orders', { child: 'status', equals: 'paid' })
    expect(found.map(({ key }) => key)).toEqual(['c'])
  })

  it('rejects a path and one within it in the same update', async () => {
    const changes = { 'users/a': { n: 1 }, 'users/a-b': 1, 'users/a/n': increment(1) }
    await expect(store().update(changes)).rejects.toMatchObject({ code: 'conflict' })
    expect(await store().get('users')).toBeNull()
  })

  it('applies good updates beside a rejected one', async () => {
    const results = await Promise.allSettled([
      store().update({ 'users/a/n': increment(1) }),
      store().update({ 'users/a/n': increment(1), 'users/a.b': 1 }),
      store().update({ 'users/a/n': increment(1) }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store().get('users/a/n')).toBe(2)
  })
}

function describeOnce({ store }: Context): void {
  it('applies changes once per key', async () => {
    expect(await store().updateOnce('k1', { 'users/a/n': increment(1), 'users/a/by': 'first' })).toBe(true)
    expect(await store().updateOnce('k1', { 'users/a/n': increment(1), 'users/b': 'second' })).toBe(false)
    expect(await store().updateOnce('k2', { 'users/a/n': increment(1) })).toBe(true)
    expect(await store().get('users')).toEqual({ a: { n: 2, by: 'first' } })
    expect(Object.keys(Object(await store().get('once'))).sort()).toEqual(['k1', 'k2'])
  })

  it('accepts a key without changes', async () => {
    expect(await store().updateOnce('k1', {})).toBe(true)
    expect(await store().updateOnce('k1', {})).toBe(false)
    expect(await store().get('once/k1')).not.toBeNull()
  })

  it('does not use up the key when the changes are rejected', async () => {
    await expect(store().updateOnce('k1', { 'users/a.b': 1 })).rejects.toMatchObject({ code: 'bad_path' })
    expect(await store().get('once')).toBeNull()
    expect(await store().updateOnce('k1', { 'users/a': 1 })).toBe(true)
  })

  it.each(['', 'a/b', 'a.b', '__proto__'])('rejects the key %j', async (key) => {
    await expect(store().updateOnce(key, { 'users/a': 1 })).rejects.toMatchObject({ code: 'bad_path' })
    expect(await store().get('users')).toBeNull()
  })

  it('stores the key’s time, in ms', async () => {
    const before = Date.now()
    await store().updateOnce('k1', {})
    const time = Number.parseInt(String(await store().get('once/k1')), 10)
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  })

  it('allows deleting an idempotency key with other changes, and then using it again', async () => {
    await store().updateOnce('k1', {})
    await store().update({ 'once/k1': null, 'once/never': null, 'users/a': 1 })
    expect(await store().get('once')).toBeNull()
    expect(await store().get('users/a')).toBe(1)
    expect(await store().updateOnce('k1', { 'users/a': 2 })).toBe(true)
    expect(await store().updateOnce('k1', { 'users/a': 3 })).toBe(false)
    expect(await store().get('users/a')).toBe(2)
  })

  it('does not allow changing an idempotency key', async () => {
    await store().updateOnce('k1', {})
    await expect(store().update({ 'once/k1': 'new', 'users/a': 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await store().get('users')).toBeNull()
    expect(await store().updateOnce('k1', {})).toBe(false)
  })
}

import type { Json } from '@/lib/store/store'
import type { Context } from './harness'

const values: [string, Json][] = [
  ['text', 'Grüße aus Köln'],
  ['an emoji of several code points', '👩🏽‍🚀 ist da'],
  ['right-to-left text', 'مرحبا بالعالم'],
  ['HTML and quotes', `<script>alert("'\`")</script> \\ %s $1`],
  ['control characters', 'a\u0000b\u0007\n\t\u2028c'],
  ['long text', 'äö👍'.repeat(50_000)],
  ['an empty text', ''],
  ['text that looks like a number', '0012'],
  ['text that looks like JSON', '{"a":null}'],
  ['zero', 0],
  ['the greatest whole number', Number.MAX_SAFE_INTEGER],
  ['the least whole number', Number.MIN_SAFE_INTEGER],
  ['a time in milliseconds', 1_790_000_000_123],
  ['a fraction', 0.1],
  ['a negative fraction', -12.5],
  ['a very small number', 5e-10],
  ['a very great number', 1.5e300],
  ['true', true],
  ['false', false],
]

export function describeValues({ store }: Context): void {
  describe('values', () => {
    it.each(values)('returns %s as it was written', async (_, value) => {
      await store().update({ 'users/u1/value': value })
      expect(await store().get('users/u1/value')).toBe(value)
      expect(await store().get('users/u1')).toEqual({ value })
    })

    it('returns null where nothing was written', async () => {
      expect(await store().get('users')).toBeNull()
      expect(await store().get('users/u1')).toBeNull()
      expect(await store().get('users/__proto__/toString')).toBeNull()
    })

    it('returns a part of the tree, and only that part', async () => {
      await store().update({
        'users/a': { name: 'A', address: { city: 'Köln', zip: '50667' } },
        'users/a-b': { name: 'A-B' },
        'users/a0': { name: 'A0' },
        'users/aa': { name: 'AA' },
      })
      expect(await store().get('users/a')).toEqual({ name: 'A', address: { city: 'Köln', zip: '50667' } })
      expect(await store().get('users/a/address')).toEqual({ city: 'Köln', zip: '50667' })
      expect(await store().get('users/a/address/zip')).toBe('50667')
      expect(await store().get('users/a/address/zip/deeper')).toBeNull()
      expect(Object.keys(Object(await store().get('users'))).sort()).toEqual(['a', 'a-b', 'a0', 'aa'])
    })

    it('keeps objects whose keys are numbers as objects', async () => {
      const history = { 0: { actor: 'shop' }, 1: { actor: 'admin' }, 2: { actor: 'shop' } }
      await store().update({ 'orders/o1/history': history })
      expect(await store().get('orders/o1/history')).toEqual(history)
      expect(Array.isArray(await store().get('orders/o1/history'))).toBe(false)
    })

    it('accepts keys of other scripts and of JavaScript itself', async () => {
      const value = {
        'ключ 🗝': 1,
        'a b': 2,
        "it's": 3,
        constructor: 4,
        toString: 5,
        length: 6,
        '%2F': 7,
      }
      await store().update({ 'users/ü ñ': value })
      expect(await store().get('users/ü ñ')).toEqual(value)
      expect(await store().get('users/ü ñ/ключ 🗝')).toBe(1)
      expect(await store().get('users/ü ñ/%2F')).toBe(7)
    })

    it.each(['__proto__', 'hasOwnProperty'])(
      'refuses the key %s, which breaks plain objects',
      async (key) => {
        const value = JSON.parse(`{"${key}":{"polluted":true}}`) as Json
        for (const changes of [{ 'users/u1': value }, { [`users/${key}`]: { polluted: true } }]) {
          await expect(store().update(changes)).rejects.toMatchObject({ code: 'bad_path' })
        }
        expect(Object.keys(Object.prototype)).toEqual([])
        expect(await store().get('users')).toBeNull()
      },
    )
  })
}

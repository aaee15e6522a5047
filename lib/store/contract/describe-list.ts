import type { Page, Place, Store } from '@/lib/store/store'
import type { Context } from './harness'

const keysOf = async (store: Store, path: Place, page: Page) =>
  (await store.list(path, page)).map(({ key }) => key)

async function allKeys(store: Store, path: Place, limit: number, isUpwards: boolean): Promise<string[]> {
  const keys: string[] = []
  for (;;) {
    const last = keys.at(-1)
    const from = isUpwards ? { after: last ?? '' } : last === undefined ? {} : { before: last }
    const page = await keysOf(store, path, { limit, ...from })
    if (page.length === 0) return keys
    keys.push(...page)
  }
}

export function describeList({ store }: Context): void {
  describe('list', () => {
    it('returns whole children, highest key first, at most as many as asked for', async () => {
      await store().update({ 'users/a': { n: { m: 1 } }, 'users/b': 2, 'users/c/n': 3 })
      expect(await store().list('users', { limit: 2 })).toEqual([
        { key: 'c', value: { n: 3 } },
        { key: 'b', value: 2 },
      ])
      expect(await keysOf(store(), 'users', { limit: 9, before: 'c' })).toEqual(['b', 'a'])
      expect(await keysOf(store(), 'users', { limit: 9, before: 'bb' })).toEqual(['b', 'a'])
      expect(await keysOf(store(), 'users', { limit: 1, after: '' })).toEqual(['a'])
      expect(await keysOf(store(), 'users', { limit: 9, after: 'a' })).toEqual(['b', 'c'])
      expect(await keysOf(store(), 'users', { limit: 9, after: 'bb' })).toEqual(['c'])
      expect(await keysOf(store(), 'users', { limit: 0 })).toEqual([])
      expect(await keysOf(store(), 'users/a', { limit: 9 })).toEqual(['n'])
      expect(await keysOf(store(), 'users/none', { limit: 9 })).toEqual([])
    })

    it.each([1, 2, 100])(
      'returns every child once in pages of %d, even if keys share a prefix',
      async (limit) => {
        const keys = [
          'a',
          'a-',
          'a-b',
          'a-b-c',
          'a0',
          'aa',
          'ab-c',
          'b',
          'b-',
          'c',
          'd d',
          'd',
          'z-z-z',
          'z-z',
          'zz',
        ]
        const values = keys.map((key, index) => [`users/${key}`, index % 2 === 0 ? { n: 1 } : index])
        await store().update(Object.fromEntries(values))
        expect(await allKeys(store(), 'users', limit, false)).toEqual(keys.toSorted().reverse())
        expect(await allKeys(store(), 'users', limit, true)).toEqual(keys.toSorted())
      },
    )

    it('rejects invalid keys', async () => {
      await expect(store().list('users', { limit: 1, before: 'a/b' })).rejects.toMatchObject({
        code: 'bad_path',
      })
      await expect(store().list('users', { limit: 1, after: 'a/b' })).rejects.toMatchObject({
        code: 'bad_path',
      })
      await expect(Reflect.apply(store().list, store(), ['nowhere', { limit: 1 }])).rejects.toMatchObject({
        code: 'bad_path',
      })
    })
  })
}

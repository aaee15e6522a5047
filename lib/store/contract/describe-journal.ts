import { increment, type Changes } from '@/lib/store/store'
import type { Context } from './harness'

const ENTRY = { id: 'e1', at: 1, actor: 'admin a', act: 'settings-changed', subject: 'settings' }

/** Refused as a whole: nothing is written. */
const refused: [string, Changes, string][] = [
  ['another entry in its place', { 'journal/e1': { ...ENTRY, actor: 'admin b' } }, 'conflict'],
  ['one with a field less', { 'journal/e1': { ...ENTRY, subject: {} } }, 'conflict'],
  ['its deletion', { 'journal/e1': null }, 'bad_path'],
  ['an empty entry in its place', { 'journal/e1': {} }, 'bad_path'],
  ['one of empty objects in its place', { 'journal/e1': { a: { b: {} } } }, 'bad_path'],
  [
    'the deletion of a young one',
    { [`journal/journal_${Date.now() - 8 * 364 * 86_400_000}_a`]: null },
    'bad_path',
  ],
  ['the deletion of one that there is not', { 'journal/e2': null }, 'bad_path'],
  ['a change of a field', { 'journal/e1/actor': 'admin b' }, 'bad_path'],
  ['the deletion of a field', { 'journal/e1/actor': null }, 'bad_path'],
  ['a sum', { 'journal/e1/at': increment(1) }, 'bad_path'],
  ['a sum in its place', { 'journal/e1': increment(1) }, 'bad_path'],
  ['a text in its place', { 'journal/e1': 'text' }, 'bad_path'],
  ['the deletion of all', { journal: null }, 'bad_path'],
]

export function describeJournal({ store }: Context): void {
  describe('the journal', () => {
    beforeEach(() => store().update({ 'journal/e1': ENTRY }))

    it('accepts entries in the same update as what they record', async () => {
      await store().update({ 'journal/e2': { ...ENTRY, id: 'e2' }, 'users/a/n': increment(1) })
      expect(await store().get('users/a/n')).toBe(1)
      const entries = await store().list('journal', { limit: 10 })
      expect(entries.map(({ key }) => key)).toEqual(['e2', 'e1'])
      expect(await store().find('journal', { child: 'actor', equals: 'admin a', limit: 1 })).toEqual([
        { key: 'e2', value: { ...ENTRY, id: 'e2' } },
      ])
    })

    it.each(refused)('refuses %s', async (_, changes, code) => {
      await expect(store().update({ ...changes, 'users/a': 1 })).rejects.toMatchObject({ code })
      await expect(store().updateOnce('k1', { ...changes, 'users/a': 1 })).rejects.toMatchObject({ code })
      expect(await store().get('journal')).toEqual({ e1: ENTRY })
      expect(await store().get('users')).toBeNull()
      expect(await store().get('once')).toBeNull()
    })

    it('allows deleting an entry that is older than ten years', async () => {
      const id = 'journal_1000000000000_aaaaaaaaaaaaaaaa'
      await store().update({ [`journal/${id}`]: { ...ENTRY, id, at: 1e12 } })
      await store().update({ [`journal/${id}`]: null })
      expect(await store().get('journal')).toEqual({ e1: ENTRY })
    })

    it('accepts an entry once with the idempotency key of what it records', async () => {
      const entry = (id: string) => ({ [`journal/${id}`]: { ...ENTRY, id }, 'users/a/n': increment(1) })
      const results = await Promise.all(['e2', 'e3', 'e4'].map((id) => store().updateOnce('k1', entry(id))))
      expect(results.filter(Boolean)).toHaveLength(1)
      expect(await store().list('journal', { limit: 10 })).toHaveLength(2)
      expect(await store().get('users/a/n')).toBe(1)
    })

    it('accepts only one of many entries at the same place', async () => {
      const entries = ['x', 'y', 'z'].map((actor) => ({ 'journal/e2': { ...ENTRY, id: 'e2', actor } }))
      const results = await Promise.allSettled(entries.map((entry) => store().update(entry)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  })
}

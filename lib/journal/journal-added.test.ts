import { whileAnswering } from '@/lib/core/current-request'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changedFields, findEntries, journalAdded, listEntries } from './data'
import { VALUE_LENGTH } from './schema'

describe('an entry of the journal', () => {
  const store = temporaryStore()
  const entry = { actor: 'admin a', act: 'data-set', subject: 'users/a' } as const
  const added = async (values: { before?: string; after?: string }) => {
    await store().update(journalAdded({ ...entry, ...values }))
    const [newest] = (await listEntries(store(), { limit: 1 })).entries
    return newest
  }

  it('records who did what, when, to what, from which shortened address', async () => {
    const request = { requestId: 'r', address: '203.0.113.7' }
    await whileAnswering(request, () =>
      store().update(journalAdded({ ...entry, before: 1, after: { n: 2 } })),
    )
    expect((await listEntries(store(), { limit: 9 })).entries).toMatchObject([
      { ...entry, before: '1', after: '{"n":2}', address: '203.0.113.0' },
    ])
  })

  it('is found by its actor, its act and its record', async () => {
    await added({})
    await store().update(journalAdded({ ...entry, actor: 'command line', subject: 'users/b' }))
    const count = async (...by: ['actor' | 'act' | 'subject', string]) =>
      (await findEntries(store(), ...by, { limit: 9 })).entries.length
    expect(await count('actor', 'admin a')).toBe(1)
    expect(await count('act', 'data-set')).toBe(2)
    expect(await count('subject', 'users/b')).toBe(1)
    expect(await count('subject', 'users/c')).toBe(0)
  })

  it('truncates long values', async () => {
    const { after = '' } = (await added({ after: 'x'.repeat(2000) })) ?? {}
    expect(after).toHaveLength(VALUE_LENGTH)
    expect(after).toMatch(/x…$/)
  })

  it.each([
    ['DE02120300000000202051', 'DE02…2051'],
    ['auf de02 1203 0000 0000 2020 51 am Montag', 'auf de02…2051 am Montag'],
    ['NO9386011117947', 'NO93…7947'],
    ['Konto:\nDE02120300000000202051', 'Konto:\nDE02…2051'],
    ['Kim.Kunde+x@mail.example.com schrieb', 'K…@mail.example.com schrieb'],
    ['order_1780308000000_de12aaaaaaaaaaaa', 'order_1780308000000_de12aaaaaaaaaaaa'],
    ['d9428888-122b-11e1-b85c-de12bbbbbbbb', 'd9428888-122b-11e1-b85c-de12bbbbbbbb'],
    ['DE123456788', 'DE123456788'],
  ])('stores %j as %j', async (value, kept) => {
    expect(await added({ before: value, after: value })).toMatchObject({
      before: JSON.stringify(kept),
      after: JSON.stringify(kept),
    })
  })
})

it('records the changed fields, before and after', () => {
  expect(changedFields({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, c: undefined, d: true })).toEqual({
    before: { b: 2 },
    after: { b: 5, d: true },
  })
})

it('is not written if nothing changes', () => {
  expect(changedFields({ a: { n: 1 } }, { a: { n: 1 }, b: undefined })).toBeNull()
})

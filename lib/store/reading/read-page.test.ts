import { z } from 'zod'
import { readPage } from './read-page'
import type { Entry, Page } from '../store'

const schema = z.object({ total: z.int() })
const stored: Entry[] = [
  { key: 'd', value: { total: 4 } },
  { key: 'c', value: { total: 3.5 } },
  { key: 'b', value: 'nonsense' },
  { key: 'a', value: { total: 1 } },
]
const read = async ({ limit, before }: Page) =>
  stored.filter(({ key }) => before === undefined || key < before).slice(0, limit)

it('separates entries that do not fit the schema, and returns the rest', async () => {
  expect(await readPage(read, schema, { limit: 10 })).toEqual({
    entries: [{ total: 4 }, { total: 1 }],
    broken: ['c', 'b'],
    next: null,
  })
})

it('continues on the next page, whether or not the last entry of a page is broken', async () => {
  const first = await readPage(read, schema, { limit: 2 })
  expect(first).toEqual({ entries: [{ total: 4 }], broken: ['c'], next: 'c' })
  const second = await readPage(read, schema, { limit: 2, before: first.next ?? '' })
  expect(second).toEqual({ entries: [{ total: 1 }], broken: ['b'], next: null })
})

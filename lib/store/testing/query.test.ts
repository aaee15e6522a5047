import type { Json } from '@/lib/store/store'
import { querySchema, runQuery } from './query'

const entries: [string, Json][] = [
  ['10', { status: 'paid', deep: { n: 1 } }],
  ['2', { status: 'paid' }],
  ['b', { status: 'paid' }],
  ['a', { status: 'paid' }],
  ['yes', { status: true }],
  ['no', { status: false }],
  ['number', { status: 7 }],
  ['object', { status: { a: 1 } }],
  ['none', 'leaf'],
]

const keysFound = (query: object) =>
  Object.keys(Object(runQuery(entries, querySchema.parse(query)))).sort((a, b) => a.localeCompare(b))

describe('runQuery', () => {
  it.each([
    ['one value', { i: 'status', sp: 'paid', ep: 'paid' }, ['10', '2', 'a', 'b']],
    ['a value of another type', { i: 'status', sp: true, ep: true }, ['yes']],
    ['a missing value', { i: 'status', sp: null, ep: null }, ['none']],
    ['the last of the whole order, texts before objects', { i: 'status', l: 2, vf: 'r' }, ['b', 'object']],
    ['the first of the whole order', { i: 'status', l: 3, vf: 'l' }, ['no', 'none', 'yes']],
    ['integer keys before texts', { i: 'status', sp: 'paid', ep: 'paid', l: 2, vf: 'l' }, ['10', '2']],
    ['a key as exclusive end', { i: 'status', sp: 'paid', ep: 'paid', en: 'b', ein: false, l: 1, vf: 'r' }, ['a']],
    ['a key as inclusive end', { i: 'status', sp: 'paid', ep: 'paid', en: 'a' }, ['10', '2', 'a']],
    ['a key as exclusive start', { i: 'status', sp: 'paid', sn: '10', sin: false, ep: 'paid' }, ['a', 'b']],
    ['a grandchild', { i: 'deep/n', sp: 1, ep: 1 }, ['10']],
    ['keys', { i: '.key', sp: '3', ep: 'a' }, ['10', 'a']],
    ['values', { i: '.value', sp: 'leaf', ep: 'leaf' }, ['none']],
  ])('finds by %s', (_, query, keys) => {
    expect(keysFound(query)).toEqual(keys)
  })

  it('is null when nothing matches', () => {
    expect(runQuery(entries, querySchema.parse({ i: 'status', sp: 'x', ep: 'x' }))).toBeNull()
  })
})

import { querySchema, runQuery, type Position } from './query'

const byStatus: Position[] = [
  ['paid', '10'],
  ['paid', '2'],
  ['paid', 'b'],
  ['paid', 'a'],
  [true, 'yes'],
  [false, 'no'],
  [7, 'number'],
  [{ a: 1 }, 'object'],
  [null, 'none'],
]
const paid = { i: 'status', sp: 'paid', ep: 'paid' }

const keysFound = (query: object) => runQuery(byStatus, querySchema.parse(query))

describe('runQuery', () => {
  it.each([
    ['the whole order', { i: 'status' }, ['none', 'no', 'yes', 'number', '2', '10', 'a', 'b', 'object']],
    ['one value', paid, ['2', '10', 'a', 'b']],
    ['a value of another type', { i: 'status', sp: true, ep: true }, ['yes']],
    ['a missing value', { i: 'status', sp: null, ep: null }, ['none']],
    ['no value that is there', { i: 'status', sp: 'x', ep: 'x' }, []],
    ['the last ones', { i: 'status', l: 2, vf: 'r' }, ['b', 'object']],
    ['the first ones', { ...paid, l: 3, vf: 'l' }, ['2', '10', 'a']],
    ['a key as exclusive end', { ...paid, en: 'b', ein: false, l: 1, vf: 'r' }, ['a']],
    ['a key as inclusive end', { ...paid, en: 'a' }, ['2', '10', 'a']],
    ['a key as exclusive start', { ...paid, sn: '10', sin: false }, ['a', 'b']],
  ])('finds %s', (_, query, keys) => {
    expect(keysFound(query)).toEqual(keys)
  })

  it('finds a range of keys', () => {
    const keys: Position[] = ['b', '3', 'a', '20'].map((key) => [null, key])
    expect(runQuery(keys, querySchema.parse({ i: '.key', sp: '4', ep: 'a' }))).toEqual(['20', 'a'])
  })
})

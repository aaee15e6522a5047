import { setClock } from '@/lib/core/clock'
import { checkChanges, checkKey, keysOf, pathsAbove, withOnceKey } from './changes'
import { increment, type Changes } from './store'

const codeOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
  return 'accepted'
}

describe('keysOf', () => {
  it('splits a path into keys', () => expect(keysOf('orders/o 1/ä')).toEqual(['orders', 'o 1', 'ä']))

  it('allows 32 keys and 768 bytes', () => {
    expect(keysOf(`users${'/k'.repeat(31)}`)).toHaveLength(32)
    expect(codeOf(() => keysOf(`users${'/k'.repeat(32)}`))).toBe('bad_path')
    expect(codeOf(() => keysOf(`users/${'k'.repeat(762)}`))).toBe('accepted')
    expect(codeOf(() => keysOf(`users/${'k'.repeat(763)}`))).toBe('bad_path')
    expect(codeOf(() => checkKey('ä'.repeat(384)))).toBe('accepted')
    expect(codeOf(() => checkKey(`${'ä'.repeat(384)}a`))).toBe('bad_path')
  })

  it.each(['.', '#', '$', '/', '[', ']', '\u0000', '\u001f', '\u007f', '\ud800'])(
    'refuses %j in a key',
    (sign) => {
      expect(codeOf(() => checkKey(`a${sign}b`))).toBe('bad_path')
    },
  )

  it('accepts whole characters outside of the basic plane', () =>
    expect(codeOf(() => checkKey('🦊'))).toBe('accepted'))
})

describe('checkChanges', () => {
  it.each<[string, Changes, string]>([
    [
      'values, increments and deletions',
      { 'users/a': { b: 1 }, 'users/c': null, 'users/d': increment(1) },
      'accepted',
    ],
    ['paths that only look alike', { 'users/a': 1, 'users/a-b': 1, 'users/aa/b': 1 }, 'accepted'],
    ['a child before its parent', { 'users/a/b': 1, 'users/a': 1 }, 'conflict'],
    [
      'a grandchild with signs between them in order',
      { 'users/a': 1, 'users/a!': 1, 'users/a/b/c': 1 },
      'conflict',
    ],
    ['a whole collection', { users: { a: 1 } }, 'bad_path'],
    ['the deletion of one', { users: null, 'orders/a': 1 }, 'accepted'],
    ['the deletion of one, and an entry of it', { users: null, 'users/a': 1 }, 'conflict'],
    ['the deletion of the journal', { journal: null }, 'bad_path'],
    ['the key of the prototype', { 'users/__proto__/a': 1 }, 'bad_path'],
  ])('judges %s', (_, changes, code) => expect(codeOf(() => checkChanges(changes))).toBe(code))

  it('counts the depth of a value from the root of the tree', () => {
    const nested = (levels: number): Changes => ({
      'users/a': JSON.parse(`${'{"k":'.repeat(levels)}1${'}'.repeat(levels)}`) as Changes[string],
    })
    expect(codeOf(() => checkChanges(nested(30)))).toBe('accepted')
    expect(codeOf(() => checkChanges(nested(31)))).toBe('bad_value')
  })

  it('handles many paths at once', () => {
    const changes = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, index) => [`users/u${index}/n`, index]),
    )
    expect(codeOf(() => checkChanges(changes))).toBe('accepted')
    expect(codeOf(() => checkChanges({ ...changes, 'users/u7/n/m': 1 }))).toBe('conflict')
  })
})

describe('withOnceKey', () => {
  it('adds the key with its time', () => {
    setClock(() => 1_780_308_000_000)
    expect(withOnceKey('k', { 'users/a': 1 })).toEqual({ 'users/a': 1, 'once/k': 1_780_308_000_000 })
    setClock()
  })
  it('refuses a key with a slash', () => expect(codeOf(() => withOnceKey('a/b', {}))).toBe('bad_path'))
})

it('pathsAbove leaves the collection out', () => {
  expect(pathsAbove('a/b/c/d')).toEqual(['a/b', 'a/b/c'])
  expect(pathsAbove('a/b')).toEqual([])
})

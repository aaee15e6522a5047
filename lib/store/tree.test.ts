import fc from 'fast-check'
import { isRelated, leavesOf, valueOf } from './tree'

const key = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 4 })
  .filter((text) => !/[/]|__proto__/.test(text))
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.string(), fc.integer(), fc.boolean(), tie('object')),
  object: fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
}))

it('rebuilds a value from its leaves', () => {
  fc.assert(
    fc.property(value, (given) => {
      const leaves = leavesOf('users/u1', given as Parameters<typeof leavesOf>[1])
      expect(valueOf('users/u1', leaves)).toEqual(given)
    }),
  )
})

it('has no leaves for an empty object', () => {
  expect(leavesOf('users/a', { b: { c: {} } })).toEqual([])
  expect(valueOf('users/a', [])).toBeNull()
})

it.each([
  ['users/a', 'users/a', true],
  ['users/a', 'users/a/b', true],
  ['users/a/b', 'users/a', true],
  ['users/a', 'users/ab', false],
  ['users/a/b', 'users/a/c', false],
])('a change at %s concerns %s: %s', (path, other, expected) => expect(isRelated(path, other)).toBe(expected))

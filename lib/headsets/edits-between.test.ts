import { editsBetween } from './search-headsets'

it.each([
  ['cloud', 'cloud', 0],
  ['clowd', 'cloud', 1],
  ['colud', 'cloud', 1],
  ['clod', 'cloud', 1],
  ['cclouud', 'cloud', 2],
  ['hyprex', 'hyperx', 1],
  ['', 'ab', 2],
  ['ab', '', 2],
])('from %j to %j it is %i', (one, other, edits) => {
  expect(editsBetween(one, other, 2)).toBe(edits)
  expect(editsBetween(other, one, 2)).toBe(edits)
})

it('stops counting above the given limit', () => {
  expect(editsBetween('beyerdynamic', 'steelseries', 2)).toBeGreaterThan(2)
})

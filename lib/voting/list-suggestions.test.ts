import { voteLift } from './list-suggestions'

it.each([
  [0, 0, -1],
  [1, 1, 0],
  [4, 4, 1],
  [100, 100, 1],
  [25, 100, 0],
  [120, 100, 1],
])('sets a name with %i votes, where the most are %i, at %d', (votes, most, lift) => {
  expect(voteLift(votes, most)).toBe(lift)
})

it('never sets a name lighter for more votes', () => {
  const lifts = Array.from({ length: 50 }, (_, votes) => voteLift(votes, 30))
  expect(lifts).toEqual(lifts.toSorted((one, other) => one - other))
})

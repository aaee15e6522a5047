import { voteLift } from './list-suggestions'

it.each([
  [0, 0, -1],
  [1, 1, 0],
  [4, 4, 1],
  [100, 100, 1],
  [25, 100, 0],
  [120, 100, 1],
])('draws a name with %i of at most %i votes at weight %d', (votes, most, lift) => {
  expect(voteLift(votes, most)).toBe(lift)
})

it('never draws a name lighter for more votes', () => {
  const lifts = Array.from({ length: 50 }, (_, votes) => voteLift(votes, 30))
  expect(lifts).toEqual(lifts.toSorted((one, other) => one - other))
})

import { changeWords } from './change-words'

const words = { before: '8', formatChange: (share: number) => `${Math.round(share * 100)} %` }

it.each([
  [10, 8, 'more', '25 %'],
  [6, 8, 'less', '25 %'],
  [8, 8, 'same', '0 %'],
  [0, 0, 'same', '0 %'],
  [5, 0, 'from', '0 %'],
  [5, -10, 'from', '-150 %'],
  [null, 0.5, 'from', '0 %'],
  [0.5, null, 'from', '0 %'],
  [null, null, 'from', '0 %'],
])('describes %d after %d as %s', (value, before, kind, change) => {
  expect(changeWords(value, before, words)).toMatchObject({ kind, before: '8' })
  if (kind !== 'from') expect(changeWords(value, before, words).change).toBe(change)
})

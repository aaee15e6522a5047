import { changedFields } from './changed-fields'

it('names the fields that differ, as they were and as they become', () => {
  expect(changedFields({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, c: undefined, d: true })).toEqual({
    before: { b: 2 },
    after: { b: 5, d: true },
  })
})

it('knows when nothing differs', () => {
  expect(changedFields({ a: { n: 1 } }, { a: { n: 1 }, b: undefined })).toBeNull()
})

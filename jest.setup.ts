import '@testing-library/jest-dom'

const unexpected: unknown[][] = []

beforeEach(() => {
  unexpected.length = 0
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    unexpected.push(args)
  })
})

afterEach(() => {
  expect(unexpected).toEqual([])
})

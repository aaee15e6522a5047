import { isSameMailbox } from './email-address'

describe('isSameMailbox', () => {
  it.each([
    ['Nova@Example.com', 'nova@example.com '],
    ['no.va@gmail.com', 'nova+shop@googlemail.com'],
    ['nova+1@example.com', 'Nova@example.com'],
    ['nova+1@example.com', 'nova+2+x@example.com'],
  ])('%s is %s', (one, other) => expect(isSameMailbox(one, other)).toBe(true))

  it.each([
    ['no.va@example.com', 'nova@example.com'],
    ['nova@gmail.com', 'nova@gmail.de'],
    ['+nova@example.com', '+pixel@example.com'],
  ])('%s is not %s', (one, other) => expect(isSameMailbox(one, other)).toBe(false))
})

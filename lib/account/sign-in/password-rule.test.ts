import { requireGoodPassword } from './password-rule'

const problemOf = (password: string, email = 'kaethe.kunde@beispiel.de') => {
  try {
    requireGoodPassword(password, email)
    return null
  } catch (error) {
    return Object.values((error as { fields?: Record<string, string> }).fields ?? {})[0]
  }
}

describe('a new password', () => {
  it.each([
    ['neun Zchn', /mindestens 10/],
    ['x'.repeat(129), /höchstens 128/],
    ['qwertyuiop', /zu leicht/],
    ['QwertyUIOP', /zu leicht/],
    ['Password123', /zu leicht/],
    ['basketball99!', /zu leicht/],
    ['abababababab', /zu leicht/],
    ['mein kaethe.kunde', /E-Mail-Adresse/],
  ])('is rejected: %s', (password, problem) => expect(problemOf(password)).toMatch(problem))

  it.each([
    'vier lose Wörter',
    'Tr0mmel-im-Keller',
    '🎧🎮🎲🃏🎸🎺🎻🥁🎷🎹',
    'spielklang',
    'x1'.repeat(5) + 'yz!',
  ])('is accepted: %s', (password) => expect(problemOf(password)).toBeNull())

  it('may contain a mailbox name that is too short to matter', () => {
    expect(problemOf('lauter gute Wörter', 'gut@beispiel.de')).toBeNull()
  })
})

import { windows1252 } from './export-datev'

const hexOf = (text: string) => Buffer.from(windows1252(text)).toString('hex')

it.each([
  ['A 5\r\n', '4120350d0a'],
  ['äöüßÄÖÜ', 'e4f6fcdfc4d6dc'],
  ['\u00a0§ÿ', 'a0a7ff'],
  ['€‚ƒ„…†‡ˆ‰Š‹ŒŽ', '8082838485868788898a8b8c8e'],
  ['‘’“”•–—˜™š›œžŸ', '9192939495969798999a9b9c9e9f'],
])('%j is written as the standard says', (text, hex) => expect(hexOf(text)).toBe(hex))

it('uses one byte for each character, also for a letter with combining dots', () =>
  expect(hexOf('u\u0308')).toBe('fc'))

it.each(['日', '🎧', '\u{10ffff}', 'Ł', '\u0081', '\ud800'])('replaces %j by a question mark', (text) =>
  expect(hexOf(text)).toBe('3f'),
)

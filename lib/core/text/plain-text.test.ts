import { plainText, plainWords, slugOf, toPlainText, withoutTail } from './plain-text'

describe('plain text', () => {
  it.each(['', 'Käthe Groß', 'שלום עולם', '👩‍🚀 🎧', '<b>'])('is %j', (text) => {
    expect(plainText.test(text)).toBe(true)
    expect(toPlainText(text)).toBe(text)
  })

  const controls = [
    '\0',
    '\n',
    '\u0085',
    '\u061C',
    '\u200E',
    '\u200F',
    '\u2028',
    '\u202A',
    '\u202E',
    '\u2066',
    '\u2069',
  ]
  it.each(controls)('must not contain %j', (control) => {
    expect(plainText.test(`a${control}b`)).toBe(false)
    expect(toPlainText(`a${control}b${control}`)).toBe('ab')
  })
})

it.each([
  '/bestellung/order_1_a',
  '/presets/x-',
  '/p/NOVA_10',
  '/',
  '/presets',
  '/hoertest/daten.csv',
  '/presets/größe',
])('the path of a link, %s, is right with anything copied along behind it', (path) => {
  const { pathname } = new URL(path, 'http://localhost')
  expect(withoutTail(pathname)).toBe(pathname)
  if (path === '/') return
  for (const tail of ['.', ',', ')', '),', '“', '”.', '"', "'", '>', '*', ';', '!', '…', '\u200B', '»'])
    expect(withoutTail(new URL(path + tail, 'http://localhost').pathname)).toBe(pathname)
})

it.each([
  ['Counter-Strike 2 Schrittklar', 'counter-strike-2-schrittklar'],
  ['Größe & Ähnliches', 'groesse-aehnliches'],
  ['Pokémon™: Übermut!', 'pokemon-uebermut'],
  ['原神', ''],
  ['a'.repeat(80), 'a'.repeat(44)],
  [`${'a'.repeat(43)} b`, 'a'.repeat(43)],
])('makes a slug of %j', (text, slug) => expect(slugOf(text, 44)).toBe(slug))

it.each([
  ['ＥＬＤＥＮ Ｒｉｎｇ', 'elden ring'],
  ['ﬁnal', 'final'],
  ['𝐇𝐚𝐥𝐨 ②', 'halo 2'],
  ['GRÖSSE', 'grosse'],
  ['Große', 'grosse'],
])('%s is searched for as %s', (text, words) => expect(plainWords(text)).toBe(words))

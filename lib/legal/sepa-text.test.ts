import { isSepaName, sepaName, sepaText } from './sepa-text'

it.each([
  ['//a//b/', 'a/b'],
  ['Straße 5 – „Ecke“', 'Strasse 5 - Ecke'],
  ['a\tb\nc', 'a b c'],
])('spells %j as %j for banks', (text, spelled) => expect(sepaText(text)).toBe(spelled))

it('collapses a very long gap in a name without delay', () => {
  const start = performance.now()
  expect(sepaText(`Ada${' '.repeat(320_000)}Nova`)).toBe('Ada Nova')
  expect(performance.now() - start).toBeLessThan(5_000)
})

it('does not truncate a name after a character that must not end it', () => {
  expect(sepaName(`${'x'.repeat(69)}/y`)).toBe('x'.repeat(69))
})

it.each(['Zażółć Gęślą Jaźń', 'Æsa O’Neill-Þór', 'Søn & Co. (AT)', 'M. Müller „Nova“', 'Ħal Ŧor', '3 Töne'])(
  'accepts %s as a name for banks',
  (name) => expect(isSepaName(name)).toBe(true),
)

it.each(['東京 太郎', 'Иван Петров', '🎧🎮', '王小明 Wang', 'Nova 🎮', '/ - ?', '123', 'A=B', ' '])(
  'rejects %j',
  (name) => expect(isSepaName(name)).toBe(false),
)

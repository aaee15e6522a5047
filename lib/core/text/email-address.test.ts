import { domainToASCII } from 'node:url'
import { addressKey, asciiAddress, isEmailAddress, isSameMailbox } from './email-address'

it.each([
  ['kundin@example.com', 'kundin@example.com'],
  [' Kundin@Example.COM ', 'Kundin@example.com'],
  ['kundin@müller.de', 'kundin@xn--mller-kva.de'],
  ['kundin@mu\u0308ller.de', 'kundin@xn--mller-kva.de'],
  ['max@straße.de', 'max@xn--strae-oqa.de'],
  ['max@xn--strae-oqa.de', 'max@xn--strae-oqa.de'],
  ['info@香港.香港', 'info@xn--j6w193g.xn--j6w193g'],
  ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['jürgen.groß@example.de', 'jürgen.groß@example.de'],
  ['a+b=c&d/e@example.com', 'a+b=c&d/e@example.com'],
  ["o'neil!#$%*?^_`{|}~-x@sub.example.museum", "o'neil!#$%*?^_`{|}~-x@sub.example.museum"],
])('accepts %s, and sends to %s', (typed, ascii) => {
  expect(asciiAddress(typed)).toBe(ascii)
  const [, domain = ''] = typed.trim().split('@')
  expect(ascii.split('@')[1]).toBe(domainToASCII(domain))
})

it.each([
  '',
  'niemand',
  '@example.com',
  'a@',
  'a@localhost',
  'a@127.0.0.1',
  'a@[::1]',
  'a@1.2',
  'a b@example.com',
  'a@exa mple.com',
  'a@@example.com',
  'a@b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@example..com',
  'a@-example.com',
  'a@example.com.',
  'a@example.c',
  'a@exam%70le.com',
  'a@example.com/x',
  'a@example.com:25',
  'a@exa_mple.com',
  'a\u200b@example.com',
  'a\n@example.com',
  'a,b@example.com',
  '"a"@example.com',
  '<a@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}com`,
])('rejects %j', (typed) => {
  expect(isEmailAddress(typed)).toBe(false)
})

it('compares addresses in a normalised form', () => {
  for (const [one, other] of [
    ['kundin@müller.de', 'Kundin@MÜLLER.de'],
    ['kundin@müller.de', 'kundin@xn--mller-kva.de'],
    ['kundin@müller.de', 'kundin@mu\u0308ller.de'],
    ['Jürgen@example.de', 'jürgen@example.de'],
  ] as const) {
    expect(addressKey(one)).toBe(addressKey(other))
    expect(isSameMailbox(one, other)).toBe(true)
  }
  expect(addressKey('max@straße.de')).not.toBe(addressKey('max@strasse.de'))
})

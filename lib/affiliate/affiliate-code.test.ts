import { affiliateCodeOf, partnerAddress, referralLink } from './affiliate-code'

const codeOf = (query: string) => affiliateCodeOf(new URL(`https://spielklang.example/?${query}`))

describe('affiliateCodeOf', () => {
  it.each([
    ['ref=NOVA10', 'NOVA10'],
    ['affiliate=pixel', 'pixel'],
    ['affiliate=pixel&ref=NOVA10', 'NOVA10'],
    ['ref=NOVA10&ref=pixel', 'NOVA10'],
  ])('finds the code in ?%s', (query, code) => expect(codeOf(query)).toBe(code))

  it.each([
    ['/p/NOVA10', 'NOVA10'],
    ['/p/nova10/?ref=pixel', 'nova10'],
    ['/presets/x?ref=pixel', 'pixel'],
    ['/p/NOVA10/x', null],
    ['/p/a%2Fb', null],
    ['/p/', null],
  ])('reads %s as %s', (address, code) =>
    expect(affiliateCodeOf(new URL(address, 'https://spielklang.example'))).toBe(code),
  )

  it.each([
    'ref=NOVA10?utm_source=x',
    'ref=NOVA10%3Futm_source=x',
    'utm_source=x&amp;ref=NOVA10',
    'a=1&amp;amp;ref=NOVA10',
    'REF=NOVA10',
    'Affiliate=NOVA10',
    'ref=&affiliate=NOVA10',
    'ref=.&ref=NOVA10',
    'ref=NOVA10.',
    'ref=NOVA10,',
    'ref=NOVA10)',
    'ref=NOVA10/',
    'ref=NOVA10**',
    'ref=**NOVA10**%20',
    'ref=+NOVA10+',
    'ref=NOVA10%0A',
    'ref=NOVA10%20und%20mehr',
    'ref=NOVA10%E2%80%8B',
    'ref=%EF%BB%BFNO%C2%ADVA10',
    'ref=%22NOVA10%22',
    'ref=%E2%80%9ENOVA10%E2%80%9C',
    'ref=NOVA10%E2%80%A6',
  ])('finds NOVA10 in ?%s', (query) => expect(codeOf(query)).toBe('NOVA10'))

  it('keeps hyphens and underscores at the ends of a code', () =>
    expect(codeOf('ref=_nova-.')).toBe('_nova-'))

  it.each([
    '',
    'ref=',
    'ref=a',
    'ref=a/b',
    'ref=.',
    'ref=a%23b',
    'ref=%24x',
    `ref=${'x'.repeat(500)}`,
    'ref=%3Cb%3E',
  ])('finds none in ?%s', (query) => expect(codeOf(query)).toBeNull())
})

describe('partnerAddress', () => {
  it.each([
    ['/P/NOVA10', '/p/NOVA10'],
    ['/p/NOVA10.', '/p/NOVA10'],
    ['/p/NOVA10/', '/p/NOVA10'],
    ['/p/NOVA10%E2%80%8B', '/p/NOVA10'],
    ['/p/NOVA10**', '/p/NOVA10'],
    ['/p/%20NOVA10)', '/p/NOVA10'],
    ['/p/NOVA10/stille-sohle.', '/p/NOVA10/stille-sohle'],
    ['/P/nova10/stille-sohle', '/p/nova10/stille-sohle'],
  ])('leads from %s to %s', (given, right) => expect(partnerAddress(given)).toBe(right))

  it.each(['/p/NOVA10', '/p/nova10/stille-sohle', '/p', '/p/.', '/p/%', '/presets/x', '/p/a/b/c'])(
    'leaves %s alone',
    (given) => expect(partnerAddress(given)).toBeNull(),
  )
})

describe('referralLink', () => {
  it('adds the code to the origin', () =>
    expect(referralLink('https://spielklang.example', 'NOVA10')).toBe(
      'https://spielklang.example/?ref=NOVA10',
    ))

  it('keeps the path of another base and encodes the code', () =>
    expect(referralLink('https://spielklang.example/presets?x=1', 'a b&c')).toBe(
      'https://spielklang.example/presets?x=1&ref=a+b%26c',
    ))
})

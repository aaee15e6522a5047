import { affiliateCodeOf, referralLink } from './affiliate-code'

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

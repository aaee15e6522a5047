import { linksTo, pageOf, subIdPattern } from './partner-link'

const origin = 'https://spielklang.example'
const code = 'NOVA10'

describe('pageOf', () => {
  it.each([
    ['https://spielklang.example', '/'],
    [' https://spielklang.example/presets/x ', '/presets/x'],
    ['/presets?spiel=Tarkov', '/presets?spiel=Tarkov'],
    ['https://spielklang.example/presets?ref=OTHER&sub=a&suche=bass#liste', '/presets?suche=bass'],
    ['https://spielklang.example/bestellung/x?token=secret', '/bestellung/x'],
    ['/p', '/p'],
    ['HTTPS://SPIELKLANG.EXAMPLE/hilfe', '/hilfe'],
  ])('turns %p into %p', (address, page) => expect(pageOf(address, origin)).toBe(page))

  it.each([
    ['https://elsewhere.example/presets'],
    ['http://spielklang.example/'],
    ['https://spielklang.example.evil.example/'],
    ['https://spielklang.example@evil.example/'],
    ['//elsewhere.example'],
    ['/\\elsewhere.example'],
    ['javascript:alert(1)'],
    ['presets'],
    ['https://'],
    [''],
    ['/api/live'],
    ['/p/NOVA10'],
    ['https://spielklang.example//presets'],
    ['https://spielklang.example/\\presets'],
    ['/.//presets'],
  ])('does not accept %p as a page of the shop', (address) => expect(pageOf(address, origin)).toBeNull())
})

describe('linksTo', () => {
  it('contains the partner’s code and sub id', () => {
    expect(linksTo({ origin, code, path: '/' })).toEqual({
      link: 'https://spielklang.example/?ref=NOVA10',
      short: null,
    })
    expect(linksTo({ origin, code, path: '/p', sub: 'yt' })).toEqual({
      link: 'https://spielklang.example/p/NOVA10?sub=yt',
      short: null,
    })
    expect(linksTo({ origin, code, path: '/presets/stille-sohle', sub: 'yt' })).toEqual({
      link: 'https://spielklang.example/presets/stille-sohle?ref=NOVA10&sub=yt',
      short: 'https://spielklang.example/p/NOVA10/stille-sohle?sub=yt',
    })
  })

  it('keeps the query of a page', () =>
    expect(linksTo({ origin, code, path: '/presets?spiel=Tarkov', sub: 'video-7' }).link).toBe(
      'https://spielklang.example/presets?spiel=Tarkov&ref=NOVA10&sub=video-7',
    ))

  it.each(['/', '/presets', '/hilfe', '/presets/x?y=1', '/?suche=x'])('has no short form for %p', (path) =>
    expect(linksTo({ origin, code, path }).short).toBeNull(),
  )
})

it.each([
  ['a', true],
  ['Video_7-B', true],
  ['x'.repeat(32), true],
  ['x'.repeat(33), false],
  ['', false],
  ['ä', false],
  ['a b', false],
  ['a\n', false],
])('%p is a sub id: %p', (sub, isOne) => expect(subIdPattern.test(sub)).toBe(isOne))

import { landingPath } from './landing-path'

describe('landingPath', () => {
  it('leads to the start page or another one, with the code as written', () => {
    expect(landingPath({ code: 'Nova10', page: '/' })).toBe('/?ref=Nova10')
    expect(landingPath({ code: 'NOVA10', page: '/presets/x' })).toBe('/presets/x?ref=NOVA10')
  })

  it('passes a valid sub id on', () => {
    expect(landingPath({ code: 'NOVA10', page: '/', given: new URLSearchParams({ sub: 'video-7' }) })).toBe(
      '/?ref=NOVA10&sub=video-7',
    )
    for (const sub of ['', 'x'.repeat(33), 'a&ref=OTHER', 'ä'])
      expect(landingPath({ code: 'NOVA10', page: '/', given: new URLSearchParams({ sub }) })).toBe(
        '/?ref=NOVA10',
      )
  })

  it('passes on other trackers’ parameters, but neither another code nor a visitor’s own', () => {
    const given = new URLSearchParams(
      'utm_source=tw%26x&gclid=a%20b&ref=OTHER&affiliate=OTHER&token=secret&utm_term=1&utm_term=2',
    )
    expect(landingPath({ code: 'NOVA10', page: '/presets', given })).toBe(
      '/presets?ref=NOVA10&utm_source=tw%26x&gclid=a+b&utm_term=1&utm_term=2',
    )
  })

  it.each(['x', 'a b', 'ÄÖÜ', '%C3%84', '..', '//evil.example', 'x'.repeat(65)])(
    'leads to the start page for %p, which is not a code',
    (code) =>
      expect(landingPath({ code, page: '/presets/x', given: new URLSearchParams({ utm_source: 'a' }) })).toBe(
        '/',
      ),
  )
})

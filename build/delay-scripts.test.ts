import { delayScripts, PAGES_TO_READ } from './delay-scripts'

const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>',
  '<link rel="preload" as="font" href="/f.woff2"/><script src="/a.js" async=""></script>',
  '<script src="/old.js" noModule=""></script></head><body><p>Hallo</p>',
  '<script src="/b.js" async=""></script><script>inline()</script></body></html>',
].join('')

describe('delayScripts', () => {
  const html = delayScripts(PAGE)

  it('leaves nothing that asks for an asynchronous script, and keeps the order of all', () => {
    expect(html).not.toMatch(/as="script"|<script src="[^"]*" async/)
    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual([
      '/a.js',
      '/old.js',
      '/b.js',
    ])
  })

  it('leaves everything else as it is', () => {
    expect(html).toContain('<link rel="preload" as="font" href="/f.woff2"/>')
    expect(html).toContain('<script src="/old.js" noModule=""></script>')
    expect(html).toContain('<script>inline()</script>')
  })

  it('refuses a page in which it finds none', () => {
    expect(() => delayScripts('<html><body><script src="/a.js" defer></script></body></html>')).toThrow(
      'asynchronous',
    )
  })
})

it.each([
  ['/', true],
  ['/presets', true],
  ['/presets/cs2-schrittklar', true],
  ['/warenkorb', false],
  ['/presets-alt', false],
  ['/kasse', false],
])('%s is a page to read: %s', (path, isToRead) => expect(PAGES_TO_READ.test(path)).toBe(isToRead))

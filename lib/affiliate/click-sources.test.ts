import { keyText } from '@/lib/core/text/text-key'
import { sourceKey, sourcesOf } from './click-sources'

const page = 'https://spielklang.example/presets/stille-sohle?ref=NOVA10'

describe('sourcesOf', () => {
  it.each([
    ['a page without its query', page, '', { landing: '/presets/stille-sohle', source: 'direkt' }],
    ['the start page', 'https://spielklang.example', '', { landing: '/', source: 'direkt' }],
    [
      'an order without saying which',
      `${new URL('/bestellung/order_1', page)}`,
      '',
      { landing: '/bestellung' },
    ],
    ['the host it came from', page, 'https://www.youtube.com/watch?v=1', { source: 'youtube.com' }],
    ['an app', page, 'android-app://com.example.chat/', { source: 'com.example.chat' }],
    ['the shop itself', page, 'https://spielklang.example/', { source: 'intern' }],
    ['what is no address', page, 'nothing', { source: 'direkt' }],
    ['a sub id', `${page}&sub=Video_12-a`, '', { sub: 'Video_12-a' }],
    ['the first of two sub ids', `${page}&sub=a&sub=b`, '', { sub: 'a' }],
    ['a sub id of 32', `${page}&sub=${'x'.repeat(32)}`, '', { sub: 'x'.repeat(32) }],
  ])('recognises %s', (_, originalUrl, referrer, expected) => {
    const texts = Object.entries(sourcesOf(originalUrl, referrer)).map(([kind, key]) => [kind, keyText(key)])
    expect(Object.fromEntries(texts)).toMatchObject(expected)
  })

  it.each(['', 'x'.repeat(33), 'a b', 'ä', 'a.b', '<b>', 'a/b', '%00'])('ignores %j as a sub id', (sub) => {
    expect(sourcesOf(`${page}&sub=${encodeURIComponent(sub)}`, '')).not.toHaveProperty('sub')
  })
})

describe('sourceKey', () => {
  it.each([
    '/presets/a.b',
    "!~*'()",
    '#$[]/',
    'Grüße 🎧',
    'sonstige',
    'direkt',
    '__proto__',
    'hasOwnProperty',
    'x~41',
  ])('encodes %j as a valid store key and decodes it', (text) => {
    const key = sourceKey(text)
    expect(key).toMatch(/^[\w~-]+$/)
    expect(['sonstige', 'direkt', '__proto__', 'hasOwnProperty']).not.toContain(key)
    expect(keyText(key)).toBe(text)
  })
})

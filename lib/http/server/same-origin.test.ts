import { isSameOrigin } from './same-origin'

const LOCAL = 'http://localhost:3000'
const PUBLIC = 'https://shop.example'
const from = (origin: string, host: string, publicOrigin: string) =>
  isSameOrigin(new Headers({ origin, host }), publicOrigin)

describe('isSameOrigin', () => {
  it('is true for the public origin, whatever host the proxy passes on', () => {
    expect(from(PUBLIC, 'shop.example', PUBLIC)).toBe(true)
    expect(from(PUBLIC, '127.0.0.1:3000', PUBLIC)).toBe(true)
  })

  it.each(['http://shop.example', 'https://shop.example:8443', 'https://evil.example', LOCAL, 'null'])(
    'is false for %s at a public shop',
    (origin) => expect(from(origin, new URL(PUBLIC).host, PUBLIC)).toBe(false),
  )

  it('is false for a foreign page that calls the shop by a name of its own', () => {
    expect(from('http://evil.example:3000', 'evil.example:3000', LOCAL)).toBe(false)
  })

  it.each([LOCAL, 'http://127.0.0.1:3000', 'http://[::1]:3000'])('is true for %s at a local shop', (origin) =>
    expect(from(origin, 'localhost:3000', LOCAL)).toBe(true),
  )

  it.each(['https://localhost:3000', 'http://localhost:3001', 'http://localhost'])(
    'is false for %s at a local shop',
    (origin) => expect(from(origin, 'localhost:3000', LOCAL)).toBe(false),
  )

  it('is false without an origin', () => expect(isSameOrigin(new Headers(), LOCAL)).toBe(false))
})

import { parseEnv } from '../env'
import { isLocalOnly, isSameOrigin, ownOrigin, shopHosts } from './shop-origins'

const publicShop = {
  PUBLIC_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'post@shop.example',
}

describe('shopHosts', () => {
  it('are localhost and loopback with its port, for a local shop', () => {
    expect(shopHosts(parseEnv({ PORT: '4000' })).sort()).toEqual([
      '127.0.0.1:4000',
      '[::1]:4000',
      'localhost:4000',
    ])
  })

  it('are the public one and, bypassing the proxy, those of the machine itself', () => {
    const env = parseEnv({ ...publicShop, LISTEN_HOST: '10.0.0.5' })
    expect(shopHosts(env).sort()).toEqual([
      '10.0.0.5:3000',
      '127.0.0.1:3000',
      '[::1]:3000',
      'localhost:3000',
      'shop.example',
      'shop.example:443',
    ])
  })
})

describe('ownOrigin', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://[::1]:3000'],
    ['10.0.0.5', 'http://10.0.0.5:3000'],
    ['fd00::5', 'http://[fd00::5]:3000'],
  ])('of a server on %s is %s', (LISTEN_HOST, origin) =>
    expect(ownOrigin(parseEnv({ LISTEN_HOST }))).toBe(origin),
  )
})

describe('isLocalOnly', () => {
  it.each(['127.0.0.1', '127.0.0.2', '::1', '0:0:0:0:0:0:0:1'])('is true on %s', (LISTEN_HOST) =>
    expect(isLocalOnly(parseEnv({ LISTEN_HOST }))).toBe(true),
  )

  it.each([{ LISTEN_HOST: '0.0.0.0' }, { LISTEN_HOST: '::' }, { LISTEN_HOST: '192.168.0.2' }, publicShop])(
    'is false with %j',
    (settings) => expect(isLocalOnly(parseEnv(settings))).toBe(false),
  )
})

describe('isSameOrigin', () => {
  const LOCAL = 'http://localhost:3000'
  const PUBLIC = 'https://shop.example'
  const from = (origin: string, host: string, publicOrigin: string) =>
    isSameOrigin(new Headers({ origin, host }), publicOrigin)

  it('is true for the public origin, whatever host the proxy passes on', () => {
    expect(from(PUBLIC, 'shop.example', PUBLIC)).toBe(true)
    expect(from(PUBLIC, '127.0.0.1:3000', PUBLIC)).toBe(true)
  })

  it.each(['http://shop.example', 'https://shop.example:8443', 'https://evil.example', LOCAL, 'null'])(
    'is false for %s at a public shop',
    (origin) => expect(from(origin, new URL(PUBLIC).host, PUBLIC)).toBe(false),
  )

  it('is false for a foreign page that resolves its own host name to the shop', () => {
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

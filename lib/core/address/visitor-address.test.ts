import { log } from '../log'
import { readAddress, visitorAddress } from './visitor-address'

const headers = (peer: string, forwarded?: string) =>
  new Headers({
    'x-peer-address': peer,
    ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
  })

describe('visitorAddress', () => {
  it('trusts only the peer when no proxy is declared', () => {
    expect(visitorAddress(headers('203.0.113.7', '198.51.100.1'), 0)).toBe('203.0.113.7')
  })

  it('uses the address seen by the outermost trusted proxy, not the one the client claims', () => {
    expect(visitorAddress(headers('10.0.0.2', '1.1.1.1, 198.51.100.9'), 1)).toBe('198.51.100.9')
    expect(visitorAddress(headers('10.0.0.2', '1.1.1.1, 198.51.100.9, 10.0.0.3'), 2)).toBe('198.51.100.9')
  })

  it('is null with fewer hops than declared, or with an unreadable entry', () => {
    expect(visitorAddress(headers('10.0.0.2'), 1)).toBeNull()
    expect(visitorAddress(headers('10.0.0.2', 'evil'), 1)).toBeNull()
  })

  it('normalises IPv4 in IPv6', () => {
    expect(visitorAddress(headers('::ffff:203.0.113.7'), 0)).toBe('203.0.113.7')
  })
})

describe('readAddress', () => {
  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['"203.0.113.7"', '203.0.113.7'],
    ['"203.0.113.7:51234"', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['"[2001:DB8::1]:443"', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:443', 'fe80::1'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['', null],
    ['unknown', null],
    ['_hidden', null],
    ['1', null],
    ['203.0.113.7:port', null],
    ['203.0.113.7.', null],
    ['[203.0.113.7', null],
    ['evil.example:443', null],
  ])('reads %j as %s', (entry, address) => expect(readAddress(entry)).toBe(address))
})

it('distinguishes visitors if the proxy appends their ports', () => {
  const seen = ['203.0.113.7:1, 198.51.100.9:51234', '198.51.100.10:51234', '[2001:db8::1]:80']
  expect(seen.map((forwarded) => visitorAddress(headers('10.0.0.2', forwarded), 1))).toEqual([
    '198.51.100.9',
    '198.51.100.10',
    '2001:db8::1',
  ])
})

describe('a header that does not fit the declared proxies', () => {
  const warn = jest.spyOn(log(), 'warn')
  beforeEach(() => {
    warn.mockClear()
    Reflect.deleteProperty(globalThis, Symbol.for('spielklang.proxyProblems'))
  })
  const ask = (forwarded: string | undefined, proxies: number, host = 'shop.example') => {
    const asked = headers('10.0.0.2', forwarded)
    asked.set('host', host)
    visitorAddress(asked, proxies)
    return warn.mock.calls.map(([said]) => String(said))
  }

  it.each([
    ['garbled-entry', 1, 'holds no address'],
    ['198.51.100.9', 2, 'has fewer entries'],
    [undefined, 1, 'has fewer entries'],
    ['198.51.100.9', 0, 'TRUSTED_PROXIES is 0'],
  ])('(%s with %d) is logged once, described in words, without its content', (forwarded, proxies, words) => {
    ask(forwarded, proxies)
    const said = ask(forwarded, proxies)
    expect(said).toEqual([expect.stringContaining(words)])
    if (forwarded !== undefined) expect(said.join()).not.toContain(forwarded)
  })

  it('logs nothing if the header fits or the request is local', () => {
    ask('198.51.100.9:51234', 1)
    expect(ask(undefined, 1, 'localhost:3000')).toEqual([])
    // Next.js fills in the peer's address itself.
    expect(ask('10.0.0.2', 0)).toEqual([])
  })
})

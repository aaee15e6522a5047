import { visitorAddress } from './visitor-address'

const headers = (peer: string, forwarded?: string) =>
  new Headers({
    'x-peer-address': peer,
    ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
  })

describe('visitorAddress', () => {
  it('believes nobody but the peer when no proxy is trusted', () => {
    expect(visitorAddress(headers('203.0.113.7', '198.51.100.1'), 0)).toBe('203.0.113.7')
  })

  it('takes what the outermost trusted proxy saw and ignores what the client claims', () => {
    expect(visitorAddress(headers('10.0.0.2', '1.1.1.1, 198.51.100.9'), 1)).toBe('198.51.100.9')
    expect(visitorAddress(headers('10.0.0.2', '1.1.1.1, 198.51.100.9, 10.0.0.3'), 2)).toBe('198.51.100.9')
  })

  it('knows nothing when there are fewer hops than declared, or nonsense', () => {
    expect(visitorAddress(headers('10.0.0.2'), 1)).toBeNull()
    expect(visitorAddress(headers('10.0.0.2', 'evil'), 1)).toBeNull()
  })

  it('normalises IPv4 in IPv6', () => {
    expect(visitorAddress(headers('::ffff:203.0.113.7'), 0)).toBe('203.0.113.7')
  })
})

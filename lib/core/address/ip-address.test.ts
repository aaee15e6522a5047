import { isPublicAddress, networkOf, shortenAddress } from './ip-address'

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.20.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '169.254.1.1',
    'x',
  ])('is false for %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '2a01:4f8::1'])('is true for %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
})

describe('shortenAddress', () => {
  it('zeroes the last octet of IPv4', () => expect(shortenAddress('203.0.113.7')).toBe('203.0.113.0'))
  it('zeroes the last 80 bits of IPv6', () =>
    expect(shortenAddress('2a01:4f8:aaaa:bbbb:cccc:dddd:eeee:ffff')).toBe('2a01:4f8:aaaa::'))
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2a01:4f8:1:2:3:4:5:6', '2a01:4f8:1:2::/64'],
    ['2a01:4f8:1:2:ffff::1', '2a01:4f8:1:2::/64'],
    ['2a01:4f8:1:3::1', '2a01:4f8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['nonsense', 'unknown'],
    [null, 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})

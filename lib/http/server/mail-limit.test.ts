import { setClock } from '@/lib/core/clock'
import { countMail, refuseBeyondMails } from './mail-limit'

const NOON = Date.UTC(2026, 5, 1, 10)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('mails to addresses of others', () => {
  let network = 0
  const address = (host = 1) => `8.9.${network}.${host}`
  const household = (host: number) => `2a01:4f8:${network}:${host.toString(16)}::1`

  beforeEach(() => {
    network += 1
    setClock(() => NOON)
  })
  afterEach(() => setClock())

  const delays = (count: number, of = address()) => Array.from({ length: count }, () => countMail(of).delayMs)

  it('are sent at once up to ten an hour per connection, and after that within the hour', () => {
    expect(delays(10)).toEqual(Array(10).fill(0))
    setClock(() => NOON + 20 * MINUTE)
    expect(delays(100)).toEqual([...Array(10).fill(40 * MINUTE), ...Array(90).fill(HOUR)])
    setClock(() => NOON + 3 * HOUR)
    expect(delays(1)).toEqual([0])
  })

  it.each([
    ['IPv4', address],
    ['IPv6', household],
  ])('of one network delay none of its other connections (%s)', (_, other) => {
    for (let host = 1; host <= 64; host += 1) expect(countMail(other(host)).delayMs).toBe(0)
    expect(delays(11, other(200))).toEqual([...Array(10).fill(0), HOUR])
    expect(countMail(other(201)).delayMs).toBe(0)
  })

  it('are limited per network, too, far beyond what its households send', () => {
    const all = Array.from({ length: 301 }, (_, host) => countMail(household(host)).delayMs)
    expect([all.lastIndexOf(0), all.at(-1)]).toEqual([299, HOUR])
    expect(countMail(`2a01:4f9:${network}::1`).delayMs).toBe(0)
  })

  it('are counted by connection, however many addresses it has', () => {
    for (let host = 0; host < 10; host += 1) countMail(`2a01:4f8:${network}:7::${host}`)
    expect(countMail(`2a01:4f8:${network}:7:ffff::1`).delayMs).toBe(HOUR)
  })

  it('are refused where they can be requested later, for an hour at most', () => {
    delays(30)
    expect(() => refuseBeyondMails(address())).toThrow(expect.objectContaining({ retryAfter: 3600 }))
    setClock(() => NOON + HOUR)
    refuseBeyondMails(address(2))
  })

  it('do not count if they are not sent', () => {
    const counted = Array.from({ length: 10 }, () => countMail(address()))
    for (const { takeBack } of counted.slice(5)) takeBack()
    expect(delays(6)).toEqual([0, 0, 0, 0, 0, HOUR])
  })

  it.each([null, '127.0.0.1', '10.0.0.1'])('are not counted for %s, which strangers would share', (of) => {
    for (let count = 0; count < 50; count += 1) expect(countMail(of).delayMs).toBe(0)
  })
})

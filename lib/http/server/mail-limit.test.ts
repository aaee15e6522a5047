import { setClock } from '@/lib/core/clock'
import { delayOfMail, refuseBeyondMails } from './mail-limit'

const NOON = Date.UTC(2026, 5, 1, 10)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('mails to addresses of others', () => {
  let network = 0
  const address = (host = 1) => `8.9.${network}.${host}`

  beforeEach(() => {
    network += 1
    setClock(() => NOON)
  })
  afterEach(() => setClock())

  const delays = (count: number) =>
    Array.from({ length: count }, (_, index) => delayOfMail(address(index % 256)))

  it('are sent at once up to ten an hour per network, and then each an hour after the tenth before', () => {
    expect(delays(10)).toEqual(Array(10).fill(0))
    setClock(() => NOON + 20 * MINUTE)
    expect(delays(11)).toEqual([...Array(10).fill(40 * MINUTE), 100 * MINUTE])
    setClock(() => NOON + 3 * HOUR)
    expect(delays(1)).toEqual([0])
  })

  it('are sent up to thirty a day, and none is lost', () => {
    const planned = delays(300)
    for (let from = 0; from + 30 < planned.length; from += 1)
      expect((planned[from + 30] ?? 0) - (planned[from] ?? 0)).toBeGreaterThanOrEqual(24 * HOUR)
    expect(planned.at(-1)).toBe(9 * 24 * HOUR + 2 * HOUR)
  })

  it('are rejected where they can be requested later, and count only if sent', () => {
    for (let count = 0; count < 10; count += 1) refuseBeyondMails(address(count))
    for (let count = 0; count < 5; count += 1)
      expect(() => refuseBeyondMails(address(count))).toThrow('rate_limited')
    setClock(() => NOON + HOUR)
    expect(() => refuseBeyondMails(address())).not.toThrow()
  })

  it('are counted per network with all its addresses', () => {
    for (let count = 0; count < 10; count += 1) delayOfMail(`2a01:4f8:${network}:${count}::1`)
    expect(delayOfMail(`2a01:4f8:${network}:ffff::1`)).toBe(HOUR)
    expect(delayOfMail(`2a01:4f9:${network}:1::1`)).toBe(0)
  })

  it.each([null, '127.0.0.1', '10.0.0.1'])(
    'are not counted for %s, which strangers would share',
    (shared) => {
      for (let count = 0; count < 50; count += 1) expect(delayOfMail(shared)).toBe(0)
    },
  )
})

import { setClock } from '@/lib/core/clock'
import { codeAt, newSecret, secretAddress, stepOf } from './totp'

/** `12345678901234567890` in base32, as in RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const AT = 1_700_000_010_000

describe('authenticator app codes', () => {
  afterEach(() => setClock())

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('match RFC 6238 at second %i', (second, code) => {
    expect(codeAt(SECRET, second * 1000)).toBe(code)
    setClock(() => second * 1000)
    expect(stepOf(SECRET, code)).toBe(Math.floor(second / 30))
  })

  it('are accepted if the clock is off by up to 30 seconds, and no more', () => {
    setClock(() => AT)
    const step = Math.floor(AT / 30_000)
    for (const drift of [-1, 0, 1])
      expect(stepOf(SECRET, codeAt(SECRET, AT + drift * 30_000))).toBe(step + drift)
    for (const drift of [-3, -2, 2, 3]) expect(stepOf(SECRET, codeAt(SECRET, AT + drift * 30_000))).toBeNull()
  })

  it('are rejected in any other form', () => {
    setClock(() => AT)
    for (const code of ['', '0', 'abcdef', '12345678', `${codeAt(SECRET, AT)}0`, `0${codeAt(SECRET, AT)}`])
      expect(stepOf(SECRET, code)).toBeNull()
  })

  it('come from a 160-bit secret, which an otpauth address passes to the app', () => {
    const secret = newSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(secret)
    const address = new URL(secretAddress(secret, 'käthe@spielklang.example'))
    expect(address.protocol).toBe('otpauth:')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Spielklang',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(decodeURIComponent(address.pathname)).toContain('käthe@spielklang.example')
  })
})

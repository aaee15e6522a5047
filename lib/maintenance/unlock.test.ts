import { setClock } from '@/lib/core/clock'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { settingsSchema, type Settings } from '@/lib/settings/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { lockAgain, unlock } from './unlock'
import { isUnlock, knownBrowserOf, knownBrowserValue, unlockCookieValue } from './unlock-cookie'

const NOON = Date.UTC(2026, 5, 1, 10)
const MINUTES = 60_000
const settings: Settings = { maintenance: true, turboMode: true, unlocksVoidBefore: NOON - 1 }

/** The PIN is a process-wide setting, read once; this is the one from jest.setup.ts. */
const PIN = 'Prüf-PIN 4711'

describe('unlock', () => {
  const store = temporaryStore()

  beforeEach(() => setClock(() => NOON))
  afterEach(() => setClock())

  const codeOf = (
    pin: string | undefined,
    address = '8.8.8.8',
    { isAdmin = false, knownBrowser = null }: { isAdmin?: boolean; knownBrowser?: string | null } = {},
  ) =>
    unlock(store(), pin, { address, isAdmin, knownBrowser }).then(
      () => 'unlocked',
      (error: { code: string }) => error.code,
    )

  it('returns a valid cookie for the right PIN, umlauts included', async () => {
    const value = await unlock(store(), PIN, { address: '8.8.8.8', isAdmin: false, knownBrowser: null })
    expect(isUnlock(value ?? '', settings)).toBe(true)
  })

  it.each(['', ' ', 'Prüf-PIN 471', 'prüf-pin 4711', '1234567890123456', 'PrüfPIN4711'])(
    'refuses %j',
    async (pin) => {
      expect(await codeOf(pin)).toBe('pin_rejected')
    },
  )

  it('limits a network to five wrong PINs in 15 minutes, after which even the right one has to wait', async () => {
    for (let count = 0; count < 5; count += 1) expect(await codeOf('wrong')).toBe('pin_rejected')
    expect(await codeOf(PIN)).toBe('rate_limited')
    expect(await codeOf(PIN, '8.8.8.9')).toBe('rate_limited')
    expect(await codeOf(PIN, '8.8.4.4')).toBe('unlocked')
    setClock(() => NOON + 15 * MINUTES + 1)
    expect(await codeOf(PIN)).toBe('unlocked')
  })

  it('does not count the right PIN as an attempt', async () => {
    for (let count = 0; count < 7; count += 1) expect(await codeOf(PIN)).toBe('unlocked')
    expect(await store().get('unlockAttempts')).toBeNull()
  })

  it('does not count an empty PIN as an attempt', async () => {
    for (let count = 0; count < 7; count += 1) expect(await codeOf('')).toBe('pin_rejected')
    expect(await codeOf(PIN)).toBe('unlocked')
  })

  it('requires no PIN from a signed-in admin only', async () => {
    expect(await codeOf(undefined, '8.8.8.8', { isAdmin: true })).toBe('unlocked')
    expect(await codeOf('', '8.8.8.8', { isAdmin: true })).toBe('pin_rejected')
    expect(await codeOf(undefined)).toBe('invalid_input')
  })

  /** Fifty wrong entries from ten networks. */
  const besiege = async () => {
    for (let count = 0; count < 50; count += 1)
      expect(await codeOf('wrong', `8.8.${count % 10}.${count}`)).toBe('pin_rejected')
  }

  it('leaves each other network one attempt after fifty wrong PINs from anywhere', async () => {
    await besiege()
    expect(await codeOf(PIN, '1.1.1.1')).toBe('unlocked')
    expect(await codeOf('wrong', '1.1.1.1')).toBe('pin_rejected')
    expect(await codeOf(PIN, '1.1.1.2')).toBe('rate_limited')
    expect(await codeOf(PIN, '1.1.2.2')).toBe('unlocked')
    setClock(() => NOON + 15 * MINUTES + 1)
    expect(await codeOf('wrong', '1.1.1.1')).toBe('pin_rejected')
    expect(await codeOf(PIN, '1.1.1.1')).toBe('unlocked')
  })

  it('counts the attempts of a browser that has unlocked before separately from its network', async () => {
    await besiege()
    const known = { knownBrowser: 'a' }
    for (let count = 0; count < 5; count += 1)
      expect(await codeOf('wrong', '8.8.0.1', known)).toBe('pin_rejected')
    expect(await codeOf(PIN, '8.8.0.1', known)).toBe('rate_limited')
    expect(await codeOf(PIN, '8.8.0.1', { knownBrowser: 'b' })).toBe('unlocked')
  })

  it('counts the addresses of one IPv6 network together', async () => {
    for (let count = 0; count < 5; count += 1)
      expect(await codeOf('wrong', `2a01:4f8:1:${count}::1`)).toBe('pin_rejected')
    expect(await codeOf(PIN, '2a01:4f8:1:ffff::1')).toBe('rate_limited')
    expect(await codeOf(PIN, '2a01:4f8:2:1::1')).toBe('unlocked')
  })

  it('leaves an admin five attempts however many wrong PINs strangers have entered', async () => {
    await besiege()
    const admin = { isAdmin: true }
    for (let count = 0; count < 5; count += 1)
      expect(await codeOf('wrong', '1.1.1.1', admin)).toBe('pin_rejected')
    expect(await codeOf(PIN, '1.1.1.1', admin)).toBe('rate_limited')
  })

  it('enforces the limit under concurrent attempts, too', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf('wrong')))
    expect(codes.filter((code) => code === 'pin_rejected').length).toBeLessThanOrEqual(5)
  })

  it('deletes outdated attempts of all networks', async () => {
    for (let count = 0; count < 7; count += 1) await codeOf('wrong', `8.8.${count}.8`)
    setClock(() => NOON + 15 * MINUTES + 1)
    expect(await codeOf(PIN, '1.1.1.1')).toBe('unlocked')
    expect(await store().get('unlockAttempts')).toBeNull()
  })

  it('stores no IP address', async () => {
    await codeOf('wrong', '8.8.8.8')
    expect(JSON.stringify(await store().get('unlockAttempts'))).not.toContain('8.8.8.8')
  })
})

describe('lockAgain', () => {
  const store = temporaryStore()

  it('voids the given unlock and no other, and ignores an invalid one', async () => {
    setCurrentSettings(settings)
    const value = unlockCookieValue(NOON)
    for (const none of [undefined, 'x', `${value}x`, unlockCookieValue(NOON - 1)]) {
      await lockAgain(store(), none)
    }
    expect(await store().get('settings')).toBeNull()
    await lockAgain(store(), value)
    const voided = settingsSchema.parse({ ...settings, ...Object(await store().get('settings')) })
    expect(isUnlock(value, voided)).toBe(false)
    expect(isUnlock(unlockCookieValue(NOON + 1), voided)).toBe(true)
  })
})

describe('isUnlock', () => {
  it('rejects forged cookies and those from before the end of the last maintenance', () => {
    const value = unlockCookieValue(NOON)
    expect(isUnlock(value, settings)).toBe(true)
    expect(isUnlock(value, { ...settings, unlocksVoidBefore: NOON })).toBe(false)
    const [, signature] = value.split('.')
    for (const forged of [
      undefined,
      '',
      'x',
      `${NOON + 1}.${signature}`,
      `${NOON}.`,
      `NaN.${signature}`,
      `${value}x`,
    ]) {
      expect(isUnlock(forged, settings)).toBe(false)
    }
  })
})

describe('a browser that has unlocked before', () => {
  it('is recognised by its cookie, and forged ones are rejected', () => {
    const [value, other] = [knownBrowserValue(), knownBrowserValue()]
    expect(knownBrowserOf(value)).not.toBeNull()
    expect(knownBrowserOf(value)).not.toBe(knownBrowserOf(other))
    for (const forged of [undefined, '', 'x', `${value}x`, `x${value}`, unlockCookieValue(NOON)]) {
      expect(knownBrowserOf(forged)).toBeNull()
    }
  })
})

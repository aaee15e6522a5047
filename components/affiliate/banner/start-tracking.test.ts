/** @jest-environment jsdom */
import { keepReferralChoice } from '@/lib/affiliate/link/stored-referral'
import { startTracking } from './start-tracking'
import { sampleVisit } from './testing/samples'

const SERVICE = 'https://ip.example/json'
const record = () => ({ ...sampleVisit, timestamp: Date.now() })

/** The shop's and the look-up service's answers, which jsdom cannot fetch. */
const fetch = jest.fn((address: string, init: RequestInit) => {
  const body = address === SERVICE ? { ip: '203.0.113.7' } : record()
  return Promise.resolve({ ok: true, status: init.method === 'DELETE' ? 204 : 201, json: async () => body })
})
const calls = () => fetch.mock.calls.map(([address, { method = 'GET' }]) => `${method} ${address}`)

/** The look-up service that the page's `Server-Timing` names; jsdom has no such header. */
function nameService(...services: string[]): void {
  const serverTiming = services.map((service) => ({
    name: 'ip_lookup',
    description: encodeURIComponent(service),
  }))
  const value = () => [{ serverTiming }]
  Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true })
}

describe('a visit through a partner’s link', () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
    fetch.mockClear()
    Object.assign(globalThis, { fetch })
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal })
    history.replaceState(null, '', '/?ref=NOVA10')
    nameService()
    document.cookie = 'affiliate_assumed=; Max-Age=0'
  })

  it('is neither sent nor stored before the visitor agrees', async () => {
    expect(await startTracking()).toBe('unasked')
    expect(calls()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
    expect(localStorage).toHaveLength(0)
  })

  it('is recorded when the visitor agrees, and not a second time', async () => {
    nameService(SERVICE)
    keepReferralChoice('granted')
    expect(await startTracking()).toMatchObject({ affiliateCode: 'NOVA10' })
    expect(await startTracking()).toMatchObject({ affiliateCode: 'NOVA10' })
    expect(calls()).toEqual([`GET ${SERVICE}`, 'POST /api/affiliate/clicks'])
    expect(String(fetch.mock.calls[1]?.[1].body)).toContain('"visitorIp":"203.0.113.7"')
  })

  it('takes precedence over another partner’s link in the same tab for 24 hours', async () => {
    keepReferralChoice('granted')
    await startTracking()
    fetch.mockClear()
    history.replaceState(null, '', '/p/KIRA')
    expect(await startTracking()).toMatchObject({ affiliateCode: 'NOVA10' })
    expect(calls()).toEqual([])
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 24 * 3_600_000)
    await startTracking()
    expect(String(fetch.mock.calls[0]?.[1].body)).toContain('"code":"KIRA"')
  })

  it('is recorded with the page opened first if the visitor agrees on a later one', async () => {
    const opened = `${location.origin}/p/NOVA10?sub=video-7`
    history.replaceState(null, '', '/presets')
    expect(await startTracking(opened)).toBe('unasked')
    keepReferralChoice('granted')
    expect(await startTracking(opened)).toMatchObject({ affiliateCode: 'NOVA10' })
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({
      code: 'NOVA10',
      originalUrl: opened,
    })
  })

  it('is recorded at once where consent is assumed', async () => {
    document.cookie = 'affiliate_assumed=true'
    expect(await startTracking()).toMatchObject({ affiliateCode: 'NOVA10' })
    expect(calls()).toEqual(['POST /api/affiliate/clicks'])
  })

  it('is not started without a partner’s code', async () => {
    history.replaceState(null, '', '/')
    expect(await startTracking()).toBeNull()
  })

  it('is not recorded if the visitor has refused', async () => {
    keepReferralChoice('refused')
    expect(await startTracking()).toBeNull()
    expect(calls()).toEqual([])
  })

  it('is forgotten in a tab after the visitor refuses in another one', async () => {
    keepReferralChoice('granted')
    await startTracking()
    keepReferralChoice('refused')
    expect(await startTracking()).toBeNull()
    expect(sessionStorage).toHaveLength(0)
    keepReferralChoice('granted')
    history.replaceState(null, '', '/')
    expect(await startTracking()).toBeNull()
  })

  it('has its assumed-consent cookie deleted if the visitor has refused', async () => {
    keepReferralChoice('refused')
    document.cookie = 'affiliate_assumed=true'
    expect(await startTracking()).toBeNull()
    expect(calls()).toEqual(['DELETE /api/affiliate/consent'])
  })

  it('is forgotten if the visitor withdraws consent while it is being recorded', async () => {
    keepReferralChoice('granted')
    const started = startTracking()
    keepReferralChoice('refused')
    expect(await started).toBeNull()
    expect(calls()).toEqual(['POST /api/affiliate/clicks', 'DELETE /api/affiliate/consent'])
    expect(sessionStorage).toHaveLength(0)
  })
})

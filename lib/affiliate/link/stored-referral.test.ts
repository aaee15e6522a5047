/** @jest-environment jsdom */
import {
  forgetTrackingRecord,
  keepReferralChoice,
  keepTrackingRecord,
  loadTrackingRecord,
  onReferralChoice,
  referralChoice,
} from './stored-referral'

const HOURS = 3_600_000
const record = () => ({
  affiliateCode: 'NOVA10',
  trackingId: 'track_1780308000000_aaaaaaaaaaaaaaaa',
  timestamp: Date.now(),
})

describe('the tracking record', () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
  })

  it('is stored for the tab under its documented key', () => {
    const answer = record()
    expect(keepTrackingRecord(answer)).toEqual(answer)
    expect(loadTrackingRecord()).toEqual(answer)
    expect(JSON.parse(sessionStorage.getItem('affiliateTracking') ?? '')).toEqual(answer)
  })

  it('contains the partner’s name and discount, and drops unknown fields', () => {
    const partner = { ...record(), name: 'Nova', percent: 10 }
    expect(keepTrackingRecord({ ...partner, email: 'nova@example.com' })).toEqual(partner)
    const broken = { ...record(), name: 1, percent: '10' }
    expect(Object.keys(keepTrackingRecord(broken) ?? {})).toEqual(Object.keys(record()))
  })

  it('expires after 24 hours', () => {
    keepTrackingRecord({ ...record(), timestamp: Date.now() - 24 * HOURS + 60_000 })
    expect(loadTrackingRecord()).not.toBeNull()
    keepTrackingRecord({ ...record(), timestamp: Date.now() - 24 * HOURS })
    expect(loadTrackingRecord()).toBeNull()
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"affiliateCode":1}',
    '{"affiliateCode":"a","trackingId":"b","timestamp":"c"}',
  ])('is null if the storage holds %j', (text) => {
    sessionStorage.setItem('affiliateTracking', text)
    expect(loadTrackingRecord()).toBeNull()
  })

  it('is null once the visitor has refused, even if still stored', () => {
    keepTrackingRecord(record())
    keepReferralChoice('refused')
    expect(loadTrackingRecord()).toBeNull()
  })

  it('is deleted', () => {
    keepTrackingRecord(record())
    forgetTrackingRecord()
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not store an answer that is no record', () => {
    expect(keepTrackingRecord(null)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })
})

const fromElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe('the choice about partners’ links', () => {
  beforeEach(() => localStorage.clear())

  it('is null at first, and for a stored value that the shop did not write', () => {
    expect(referralChoice()).toBeNull()
    localStorage.setItem('affiliateConsent', 'yes')
    expect(referralChoice()).toBeNull()
  })

  it('is stored under its documented key, and can be changed', () => {
    keepReferralChoice('granted')
    expect(localStorage.getItem('affiliateConsent')).toBe('granted')
    keepReferralChoice('refused')
    expect(referralChoice()).toBe('refused')
  })

  it('is reported when it changes, here or in another tab, but not when repeated', () => {
    const listener = jest.fn()
    const end = onReferralChoice(listener)
    keepReferralChoice('granted')
    keepReferralChoice('granted')
    expect(listener).toHaveBeenCalledTimes(1)
    fromElsewhere('affiliateConsent')
    fromElsewhere(null)
    expect(listener).toHaveBeenCalledTimes(3)
    fromElsewhere('cart')
    end()
    keepReferralChoice('refused')
    fromElsewhere('affiliateConsent')
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('lasts as long as the page if storage is blocked', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    keepReferralChoice('refused')
    expect(referralChoice()).toBe('refused')
    storage.mockRestore()
  })
})

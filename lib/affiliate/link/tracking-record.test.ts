/** @jest-environment jsdom */
import { keepReferralChoice } from './referral-choice'
import { forgetTrackingRecord, keepTrackingRecord, loadTrackingRecord } from './tracking-record'

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

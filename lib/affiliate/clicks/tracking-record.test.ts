/** @jest-environment jsdom */
import { keepReferralChoice } from '../link/referral-choice'
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

  it('is kept for the tab under its documented key', () => {
    const answer = record()
    expect(keepTrackingRecord(answer)).toEqual(answer)
    expect(loadTrackingRecord()).toEqual(answer)
    expect(JSON.parse(sessionStorage.getItem('affiliateTracking') ?? '')).toEqual(answer)
  })

  it('keeps the partner’s name and discount, and nothing else that comes along', () => {
    const partner = { ...record(), name: 'Nova', percent: 10 }
    expect(keepTrackingRecord({ ...partner, email: 'nova@example.com' })).toEqual(partner)
    const broken = { ...record(), name: 1, percent: '10' }
    expect(Object.keys(keepTrackingRecord(broken) ?? {})).toEqual(Object.keys(record()))
  })

  it('ends when it is 24 hours old', () => {
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
  ])('is nothing when the storage holds %j', (text) => {
    sessionStorage.setItem('affiliateTracking', text)
    expect(loadTrackingRecord()).toBeNull()
  })

  it('is nothing once the visitor has refused, even where it is still stored', () => {
    keepTrackingRecord(record())
    keepReferralChoice('refused')
    expect(loadTrackingRecord()).toBeNull()
  })

  it('is forgotten', () => {
    keepTrackingRecord(record())
    forgetTrackingRecord()
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps no answer that is no record', () => {
    expect(keepTrackingRecord(null)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })
})

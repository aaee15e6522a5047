import type { TrackingRecord } from '@/lib/affiliate/schema'
import messages from '@/messages/de.json'

/** A visit through a partner's link, as the browser keeps it. */
export const sampleVisit: TrackingRecord = {
  affiliateCode: 'NOVA10',
  trackingId: 'track_1780308000000_aaaaaaaaaaaaaaaa',
  timestamp: 1_780_308_000_000,
}

export const { affiliate: sampleTexts } = messages

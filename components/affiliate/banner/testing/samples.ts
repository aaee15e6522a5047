import type { TrackingRecord } from '@/lib/affiliate/schema'
import messages from '@/messages/de.json'
import type { BannerTexts } from '../banner-texts'

/** A visit through a partner's link, as the browser keeps it. */
export const sampleVisit: TrackingRecord = {
  affiliateCode: 'NOVA10',
  trackingId: 'track_1780308000000_aaaaaaaaaaaaaaaa',
  timestamp: 1_780_308_000_000,
}

/** The banner's texts, for tests that run without a request. */
export const sampleBannerTexts: BannerTexts = {
  ...messages.affiliate,
  consent: {
    ...messages.affiliate.consent,
    span: '24 Stunden',
  },
}

import messages from '@/messages/de.json'
import type { BannerTexts } from '../banner-texts'

/** The banner's texts, for tests that run without a request. */
export const sampleBannerTexts: BannerTexts = {
  ...messages.affiliate,
  active: messages.ui.status.active,
  consent: {
    ...messages.affiliate.consent,
    question: messages.affiliate.consent.question.replace('{span}', '24 Stunden'),
  },
}

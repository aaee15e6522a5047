import messages from '@/messages/de.json'
import type { BannerTexts } from '../banner-texts'

/** What the banner says, without a request to say it in. */
export const sampleBannerTexts: BannerTexts = { ...messages.affiliate, active: messages.ui.status.active }

import { CONSENT_KEY } from './referral-choice'
import { TRACKING_KEY } from '../clicks/tracking-record'

/** Session storage: the visitor closed the banner. */
export const CLOSED_KEY = 'affiliateBannerClosed'

/** First part of the addresses where somebody pays, has bought or works: a card in the corner would be in the way. */
export const BANNERLESS = ['kasse', 'bestellung', 'admin'] as const

/** Set on the root element while room is reserved for the banner; app/styles.css defines how much. */
const ATTRIBUTE = 'data-banner-room'

/**
 * Script that reserves room for the banner before first paint if the visit seems to come through a partner's
 * link and was not refused; otherwise the page would shift when the banner appears.
 */
export const BANNER_ROOM = `try {
const isVisit = /[?&](ref|affiliate)=/.test(location.search) || /^\\/p\\/[^/]+\\/?$/.test(location.pathname) || sessionStorage.getItem('${TRACKING_KEY}')
const isElsewhere = /^\\/(${BANNERLESS.join('|')})(\\/|$)/.test(location.pathname)
const isUnwanted = () => sessionStorage.getItem('${CLOSED_KEY}') || localStorage.getItem('${CONSENT_KEY}') === 'refused'
if (isVisit && !isElsewhere && !isUnwanted()) document.documentElement.setAttribute('${ATTRIBUTE}', '')
} catch {}`

/** Releases the room when there is no banner, or no longer. */
export function giveUpBannerRoom(): void {
  document.documentElement.removeAttribute(ATTRIBUTE)
}

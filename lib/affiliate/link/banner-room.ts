import { ASSUMED_COOKIE, CONSENT_KEY, TRACKING_KEY } from './stored-referral'

/** Session storage key: whether the visitor closed the banner. */
export const CLOSED_KEY = 'affiliateBannerClosed'

/** First path segments of pages without a banner, because it would be in the way there. */
export const BANNERLESS = ['kasse', 'bestellung', 'admin'] as const

/**
 * Attribute of the root element while space is reserved: `question` above the header for the consent question,
 * '' for the banner, `above` for one that stands above the header on a phone. app/styles.css defines the heights.
 */
const ATTRIBUTE = 'data-banner-room'
/** No place for a card in the corner. */
const PHONE = '(width < 48rem)'

/**
 * Script that reserves space before first paint if the visit seems to come through a partner's link and was not
 * refused; otherwise the page would shift when the question or the banner appears.
 */
export const BANNER_ROOM = `try {
const isKnown = sessionStorage.getItem('${TRACKING_KEY}')
const isVisit = /[?&](amp;)*(ref|affiliate)=/i.test(location.search) || /^\\/p\\/[^/]+\\/?$/.test(location.pathname) || isKnown
const isElsewhere = /^\\/(${BANNERLESS.join('|')})(\\/|$)/.test(location.pathname)
const choice = localStorage.getItem('${CONSENT_KEY}')
const isAsked = !isKnown && !choice && !${ASSUMED_COOKIE}.test(document.cookie)
const isUnwanted = choice === 'refused' || (!isAsked && sessionStorage.getItem('${CLOSED_KEY}'))
if (isVisit && !isElsewhere && !isUnwanted) document.documentElement.setAttribute('${ATTRIBUTE}', isAsked ? 'question' : matchMedia('${PHONE}').matches ? 'above' : '')
} catch {}`

/** Reserves the banner's space, e.g. in place of an answered question's. */
export function keepBannerRoom(): void {
  document.documentElement.setAttribute(ATTRIBUTE, isPhone() ? 'above' : '')
}

export const isPhone = (): boolean => matchMedia(PHONE).matches

/** Releases the space when there is no banner, or no longer. */
export function giveUpBannerRoom(): void {
  document.documentElement.removeAttribute(ATTRIBUTE)
}

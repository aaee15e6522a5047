import { ASSUMED_COOKIE, CONSENT_KEY } from './referral-choice'
import { TRACKING_KEY } from '../clicks/tracking-record'

/** Session storage: the visitor closed the banner. */
export const CLOSED_KEY = 'affiliateBannerClosed'

/** First part of the addresses where somebody pays, has bought or works: a card in the corner would be in the way. */
export const BANNERLESS = ['kasse', 'bestellung', 'admin'] as const

/**
 * Set on the root element while room is reserved: `question` above the header for asking the visitor, '' for the banner, `above`
 * for a card that stands there, too. app/styles.css defines how much.
 */
const ATTRIBUTE = 'data-banner-room'
/** A phone on whose first screen a card in the corner has no place beside the controls. What its browser's bars change later is the same. */
const LOW = '(width < 48rem) and (height < 45rem)'

/**
 * Script that reserves room before first paint if the visit seems to come through a partner's link and was not
 * refused; otherwise the page would shift when the question or the banner appears.
 */
export const BANNER_ROOM = `try {
const isKnown = sessionStorage.getItem('${TRACKING_KEY}')
const isVisit = /[?&](amp;)*(ref|affiliate)=/i.test(location.search) || /^\\/p\\/[^/]+\\/?$/.test(location.pathname) || isKnown
const isElsewhere = /^\\/(${BANNERLESS.join('|')})(\\/|$)/.test(location.pathname)
const choice = localStorage.getItem('${CONSENT_KEY}')
const isAsked = !isKnown && !choice && !${ASSUMED_COOKIE}.test(document.cookie)
const isUnwanted = choice === 'refused' || (!isAsked && sessionStorage.getItem('${CLOSED_KEY}'))
if (isVisit && !isElsewhere && !isUnwanted) document.documentElement.setAttribute('${ATTRIBUTE}', isAsked ? 'question' : matchMedia('${LOW}').matches ? 'above' : '')
} catch {}`

/** Reserves the banner's room, e.g. in place of that of an answered question. */
export function keepBannerRoom(): void {
  document.documentElement.setAttribute(ATTRIBUTE, matchMedia(LOW).matches ? 'above' : '')
}

/** Whether the room of a card is that above the header. */
export function isRoomAbove(): boolean {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'above'
}

/** Releases the room when there is no banner, or no longer. */
export function giveUpBannerRoom(): void {
  document.documentElement.removeAttribute(ATTRIBUTE)
}

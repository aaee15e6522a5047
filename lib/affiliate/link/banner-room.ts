import { ASSUMED_COOKIE, CONSENT_KEY, TRACKING_KEY } from './stored-referral'

/** In session storage. */
export const CLOSED_KEY = 'affiliateBannerClosed'

/** First path segments of pages where the banner would be in the way. */
export const BANNERLESS = ['kasse', 'bestellung', 'admin'] as const

/** `question` above the header, '' for the banner, `above` for it above a phone's header. Heights: app/styles.css. */
const ATTRIBUTE = 'data-banner-room'
/** No room for a card in the corner. */
const PHONE = '(width < 48rem)'

/** Reserves space before first paint if a visit through an unrefused link is likely: else the page would shift. */
export const BANNER_ROOM = `try {
const isKnown = sessionStorage.getItem('${TRACKING_KEY}')
const isVisit = /[?&](amp;)*(ref|affiliate)=/i.test(location.search) || /^\\/p\\/[^/]+\\/?$/.test(location.pathname) || isKnown
const isElsewhere = /^\\/(${BANNERLESS.join('|')})(\\/|$)/.test(location.pathname)
const choice = localStorage.getItem('${CONSENT_KEY}')
const isAsked = !isKnown && !choice && !${ASSUMED_COOKIE}.test(document.cookie)
const isUnwanted = choice === 'refused' || (!isAsked && sessionStorage.getItem('${CLOSED_KEY}'))
if (isVisit && !isElsewhere && !isUnwanted) document.documentElement.setAttribute('${ATTRIBUTE}', isAsked ? 'question' : matchMedia('${PHONE}').matches ? 'above' : '')
} catch {}`

/** E.g. in place of an answered question's. */
export function keepBannerRoom(): void {
  document.documentElement.setAttribute(ATTRIBUTE, isPhone() ? 'above' : '')
}

export const isPhone = (): boolean => matchMedia(PHONE).matches

export function giveUpBannerRoom(): void {
  document.documentElement.removeAttribute(ATTRIBUTE)
}

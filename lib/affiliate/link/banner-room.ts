import { CLOSED_KEY, CONSENT_KEY, TRACKING_KEY } from './storage-keys'

/** On the root element while room is kept for the banner; app/styles.css says how much. */
const ATTRIBUTE = 'data-banner-room'

/**
 * Keeps room for the banner, before the page is painted, if the visit seems to be one through a partner's
 * link and was not refused; otherwise all that is below would move when the banner comes.
 */
export const BANNER_ROOM = `try {
const isVisit = /[?&](ref|affiliate)=/.test(location.search) || sessionStorage.getItem('${TRACKING_KEY}')
const isUnwanted = () => sessionStorage.getItem('${CLOSED_KEY}') || localStorage.getItem('${CONSENT_KEY}') === 'refused'
if (isVisit && !isUnwanted()) document.documentElement.setAttribute('${ATTRIBUTE}', '')
} catch {}`

/** Gives the room up: there is no banner, or no more. */
export function giveUpBannerRoom(): void {
  document.documentElement.removeAttribute(ATTRIBUTE)
}

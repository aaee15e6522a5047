/** In the session storage: this tab's visit through a partner's link. */
export const TRACKING_KEY = 'affiliateTracking'

/** In the session storage: that the visitor has closed the banner. */
export const CLOSED_KEY = 'affiliateBannerClosed'

/** In the local storage: whether the visitor lets the shop remember partners' links. */
export const CONSENT_KEY = 'affiliateConsent'

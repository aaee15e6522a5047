/** Session storage: this tab's visit through a partner's link. */
export const TRACKING_KEY = 'affiliateTracking'

/** Session storage: the visitor closed the banner. */
export const CLOSED_KEY = 'affiliateBannerClosed'

/** Local storage: whether the shop may remember partners' links. */
export const CONSENT_KEY = 'affiliateConsent'

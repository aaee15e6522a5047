import { storedText } from '@/lib/core/stored-value'

/** Local storage key: whether the shop may remember partners' links. */
export const CONSENT_KEY = 'affiliateConsent'

/** Cookie of visitors who need not be asked; lib/core/cookies.ts defines its name. */
export const ASSUMED_COOKIE = /(?:^|; )(?:__Host-)?affiliate_assumed=/

export type ReferralChoice = 'granted' | 'refused'

const stored = storedText(CONSENT_KEY, 'local')

/** Null if none was made in this browser. */
export function referralChoice(): ReferralChoice | null {
  const choice = stored.read()
  return choice === 'granted' || choice === 'refused' ? choice : null
}

/** Stores the choice in this browser. Repeating it changes nothing. */
export function keepReferralChoice(choice: ReferralChoice): void {
  if (choice !== referralChoice()) stored.write(choice)
}

/**
 * Calls back on each change, in this tab or another.
 * @returns ends it
 */
export const onReferralChoice = stored.subscribe

/** Local storage: whether the shop may remember partners' links. */
export const CONSENT_KEY = 'affiliateConsent'

/** In the cookies of a page whose visitor need not be asked; as lib/core/cookies.ts names it. */
export const ASSUMED_COOKIE = /(?:^|; )(?:__Host-)?affiliate_assumed=/

/** The visitor's answer on whether a partner's link may be remembered. */
export type ReferralChoice = 'granted' | 'refused'

const listeners = new Set<() => void>()
/** Holds the choice for the life of the page where storage is blocked. */
let unstored: ReferralChoice | null = null

/** This browser's choice; null if none was made. */
export function referralChoice(): ReferralChoice | null {
  try {
    const stored = localStorage.getItem(CONSENT_KEY)
    return stored === 'granted' || stored === 'refused' ? stored : unstored
  } catch {
    return unstored
  }
}

/** Stores a choice, so that nobody is asked again. Repeating it changes nothing. */
export function keepReferralChoice(choice: ReferralChoice): void {
  if (choice === referralChoice()) return
  try {
    localStorage.setItem(CONSENT_KEY, choice)
  } catch {
    unstored = choice
  }
  listeners.forEach((listener) => listener())
}

/**
 * Calls back on each change, in this tab or another.
 * @returns ends it
 */
export function onReferralChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

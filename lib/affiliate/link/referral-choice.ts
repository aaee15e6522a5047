import { CONSENT_KEY } from './storage-keys'

/** What a visitor has said to the question whether a partner's link may be remembered. */
export type ReferralChoice = 'granted' | 'refused'

const listeners = new Set<() => void>()
/** Where the storage is blocked, the choice lives as long as the page. */
let unstored: ReferralChoice | null = null

/** What was chosen in this browser; null before. */
export function referralChoice(): ReferralChoice | null {
  try {
    const stored = localStorage.getItem(CONSENT_KEY)
    return stored === 'granted' || stored === 'refused' ? stored : unstored
  } catch {
    return unstored
  }
}

/** Remembers a choice, so that nobody is asked again. To say the same once more changes nothing. */
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
 * Calls back after each change, in this tab or another.
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

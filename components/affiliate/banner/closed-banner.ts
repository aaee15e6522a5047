import { CLOSED_KEY } from '@/lib/affiliate/link/storage-keys'

/** Whether the visitor has closed the banner in this tab. */
export function wasBannerClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED_KEY) !== null
  } catch {
    return false
  }
}

/** Keeps the banner closed until the tab ends. */
export function keepBannerClosed(): void {
  try {
    sessionStorage.setItem(CLOSED_KEY, 'true')
  } catch {
    // Without a storage it is closed for this page only.
  }
}

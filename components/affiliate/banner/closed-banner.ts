import { CLOSED_KEY } from '@/lib/affiliate/link/banner-room'

export function wasBannerClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED_KEY) !== null
  } catch {
    return false
  }
}

export function keepBannerClosed(): void {
  try {
    sessionStorage.setItem(CLOSED_KEY, 'true')
  } catch {
    // Without storage, it stays closed for this page only.
  }
}

import { useEffect } from 'react'

/**
 * Loads the page anew when the browser shows it again as it was left, from its history
 * (https://developer.mozilla.org/docs/Glossary/bfcache).
 * @param isLeft whether there is something on the page that went on without it
 */
export function useReloadWhenRestored(isLeft: boolean): void {
  useEffect(() => {
    if (!isLeft) return
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isLeft])
}

import { useEffect } from 'react'

/**
 * Reloads a page that the browser brings back from its history
 * (https://developer.mozilla.org/docs/Glossary/bfcache).
 * @param isLeft whether the page's state is outdated by then
 */
export function useReloadWhenRestored(isLeft: boolean): void {
  useEffect(() => {
    if (!isLeft) return
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isLeft])
}

'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/** Reports the address's query, now and after each change. A static page needs a Suspense around it. */
export function AddressWatch({ onChange }: { onChange: (search: string) => void }) {
  const query = useSearchParams().toString()
  useEffect(() => onChange(query && `?${query}`), [query, onChange])
  return null
}

/** For https://developer.mozilla.org/docs/Glossary/bfcache. @param isLeft whether the state is outdated by then */
export function useReloadWhenRestored(isLeft: boolean): void {
  useEffect(() => {
    if (!isLeft) return
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isLeft])
}

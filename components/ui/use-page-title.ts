'use client'

import { useEffect } from 'react'
import { useTranslations } from './texts/use-translations'

/** Names the tab while the page shows more than its address tells; null leaves its name alone. */
export function usePageTitle(title: string | null): void {
  const t = useTranslations('meta')
  const named = title === null ? null : t('titleTemplate').replace('%s', () => title)
  useEffect(() => {
    if (named === null) return
    const before = document.title
    document.title = named
    return () => {
      // Another page may have changed it already.
      if (document.title === named) document.title = before
    }
  }, [named])
}

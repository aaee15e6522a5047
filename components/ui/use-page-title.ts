'use client'

import { useEffect } from 'react'

/** Names the tab by what it shows instead of its page, as long as it does; null leaves the page's own title. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      // Another page may have come meanwhile, with its own.
      if (document.title === title) document.title = before
    }
  }, [title])
}

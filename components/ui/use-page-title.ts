'use client'

import { useEffect } from 'react'

/** While the page shows more than its address tells; null leaves the tab's name alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      // Another page may have changed it already.
      if (document.title === title) document.title = before
    }
  }, [title])
}

'use client'

import { useEffect } from 'react'

/** Names the tab while the page shows something else than its address alone says; null leaves it its own name. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      // Another page may have named the tab already.
      if (document.title === title) document.title = before
    }
  }, [title])
}

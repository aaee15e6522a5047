'use client'

import { useEffect, useState } from 'react'

/** Null until loaded; after a failure, until it is wanted again. @param load always the same function */
export function usePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (!isWanted || part) return
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [isWanted, part, load])
  return part
}

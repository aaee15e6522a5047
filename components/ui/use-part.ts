'use client'

import { useEffect, useState } from 'react'

/**
 * A part of the page whose code is loaded when it is wanted; null until then. If loading fails, it stays null until the part
 * is wanted again.
 * @param load always the same function
 */
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

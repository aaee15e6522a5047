'use client'

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Keys pressed alone while the focus is in an element. Elsewhere a single letter or digit must have no effect (WCAG
 * 2.1.4): users of speech input would trigger it unintentionally. */
export function useKeys(element: RefObject<HTMLElement | null>, onPress: (key: string) => void): void {
  const tell = useEffectEvent(onPress)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat } = event
      if (!ctrlKey && !metaKey && !altKey && !repeat) tell(key.toLowerCase())
    }
    const place = element.current
    place?.addEventListener('keydown', onKey)
    return () => place?.removeEventListener('keydown', onKey)
  }, [element])
}

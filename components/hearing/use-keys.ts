'use client'

import { useEffect, useRef } from 'react'

/** Tells of each key that is pressed alone, wherever the focus is. */
export function useKeys(onPress: (key: string) => void): void {
  const current = useRef(onPress)
  useEffect(() => {
    current.current = onPress
  })
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey && !repeat) current.current(key.toLowerCase())
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** ms before a repeated text; screen readers do not notice a shorter time. */
const SILENCE = 100

/** The text of a `role="status"`. A repeated text is cleared first, so that it is announced again. */
export function useSaid(): [said: string, say: (sentence: string) => void] {
  const [said, setSaid] = useState('')
  const last = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = useCallback((sentence: string) => {
    clearTimeout(timer.current)
    const isSame = sentence === last.current
    last.current = sentence
    if (!isSame) return setSaid(sentence)
    setSaid('')
    timer.current = setTimeout(() => setSaid(sentence), SILENCE)
  }, [])
  return [said, say]
}

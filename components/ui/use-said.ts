'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** ms that a status stays empty before it says the same again; a shorter time goes unnoticed by screen readers. */
const SILENCE = 100

/** The sentence of a `role="status"`. One that is said twice is cleared first, so that it is announced twice. */
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

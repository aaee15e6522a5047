'use client'

import { useCallback, useEffect, useRef } from 'react'

/** They end with the component. */
export function useTimers() {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const clear = useCallback(() => {
    timers.current.forEach(clearTimeout)
    timers.current = []
  }, [])
  useEffect(() => clear, [clear])
  const later = (act: () => void, ms: number) => void timers.current.push(setTimeout(act, ms))
  return { later, clear }
}

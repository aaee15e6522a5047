'use client'

import { createContext, useContext, useEffect } from 'react'

export const StayingOpen = createContext<(isOpen: boolean) => void>(() => {})

export function StaysOpen() {
  const stayOpen = useContext(StayingOpen)
  useEffect(() => {
    stayOpen(true)
    return () => stayOpen(false)
  }, [stayOpen])
  return null
}

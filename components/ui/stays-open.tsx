'use client'

import { createContext, useContext, useEffect } from 'react'

/** Tells the gate around the page whether the page stays open while the shop is locked. */
export const StayingOpen = createContext<(isOpen: boolean) => void>(() => {})

/** Keeps this page open while the shop is locked. */
export function StaysOpen() {
  const stayOpen = useContext(StayingOpen)
  useEffect(() => {
    stayOpen(true)
    return () => stayOpen(false)
  }, [stayOpen])
  return null
}

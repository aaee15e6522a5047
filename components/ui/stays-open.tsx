'use client'

import { createContext, useContext, useEffect } from 'react'

/** Tells the gate around a page whether the page stays open in a locked shop. */
export const StayingOpen = createContext<(isOpen: boolean) => void>(() => {})

/** Keeps the maintenance page away from the page that it stands on. */
export function StaysOpen() {
  const stayOpen = useContext(StayingOpen)
  useEffect(() => {
    stayOpen(true)
    return () => stayOpen(false)
  }, [stayOpen])
  return null
}

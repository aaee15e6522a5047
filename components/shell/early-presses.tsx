'use client'

import { useEffect } from 'react'
import { HYDRATED } from '@/lib/http/browser/early-presses'
import { tellOfEarlyInput } from './early-input'

/**
 * Makes up for the time in which the page was shown but did not listen: for what was typed, then for what was pressed.
 * To be put last, so that everything else is ready.
 */
export function EarlyPresses() {
  useEffect(() => {
    void tellOfEarlyInput().then(() => document.dispatchEvent(new Event(HYDRATED)))
  }, [])
  return null
}

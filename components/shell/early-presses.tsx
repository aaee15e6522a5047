'use client'

import { useEffect } from 'react'
import { HYDRATED } from '@/lib/http/browser/early-presses'
import { tellOfEarlyInput } from './early-input'

/**
 * Replays what was typed and then what was pressed before the page was interactive. It has to be the last
 * element, so that everything else is ready.
 */
export function EarlyPresses() {
  useEffect(() => {
    void tellOfEarlyInput().then(() => document.dispatchEvent(new Event(HYDRATED)))
  }, [])
  return null
}

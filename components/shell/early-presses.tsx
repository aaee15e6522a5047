'use client'

import { useEffect } from 'react'
import { HYDRATED } from '@/lib/http/browser/early-presses'

/** Lets go of the presses from before the page listened. To be put last, so that everything else is ready for them. */
export function EarlyPresses() {
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), [])
  return null
}

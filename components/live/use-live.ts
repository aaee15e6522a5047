'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { session, type LiveReading, type LiveState } from './live-session'

/** ms; quicker nobody reads. */
const READ_EVERY = 250

/** What the live sound does. */
export function useLive(): LiveState {
  return useSyncExternalStore(session.subscribe, session.current, session.current)
}

/** Level, balance and latency, as long as the part that shows them is there. */
export function useLiveReading(): LiveReading | null {
  const [reading, setReading] = useState(() => session.read())
  useEffect(() => {
    const timer = setInterval(() => setReading(session.read()), READ_EVERY)
    return () => clearInterval(timer)
  }, [])
  return reading
}

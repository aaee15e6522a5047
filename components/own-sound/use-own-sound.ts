'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { session, type OwnSoundReading, type OwnSoundState } from './own-sound-session'

/** ms; readings that change more often could not be read. */
const READ_EVERY = 250

export function useOwnSound(): OwnSoundState {
  return useSyncExternalStore(session.subscribe, session.current, session.current)
}

/** Level, balance and latency while the component is mounted. */
export function useOwnSoundReading(): OwnSoundReading | null {
  const [reading, setReading] = useState(() => session.read())
  useEffect(() => {
    const timer = setInterval(() => setReading(session.read()), READ_EVERY)
    return () => clearInterval(timer)
  }, [])
  return reading
}

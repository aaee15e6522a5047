'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { session, type OwnSoundReading, type OwnSoundState } from './own-sound-session'

const READ_EVERY = 250 // ms; readings that change more often could not be read

export function useOwnSound(): OwnSoundState {
  return useSyncExternalStore(session.subscribe, session.current, session.current)
}

export function useOwnSoundReading(): OwnSoundReading | null {
  const [reading, setReading] = useState(() => session.read())
  useEffect(() => {
    const timer = setInterval(() => setReading(session.read()), READ_EVERY)
    return () => clearInterval(timer)
  }, [])
  return reading
}

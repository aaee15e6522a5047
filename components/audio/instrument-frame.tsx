'use client'

import type { ReactNode } from 'react'
import type { Track } from './playing/track'
import { useInstrument } from './use-instrument'

interface InstrumentFrameProps {
  track: Track
  children: ReactNode
}

export function InstrumentFrame({ track, children }: InstrumentFrameProps) {
  const side = useInstrument(track)
  return (
    <section aria-label={track.name} data-side={side} className="palette" style={track.palette}>
      {children}
    </section>
  )
}

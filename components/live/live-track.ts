import type { Filter } from '@/lib/audio/filter'

/** The preset for the visitor's own sound. */
export interface LiveTrack {
  name: string
  filters: readonly Filter[]
  /** dB; computed from the filters by default. */
  preamp?: number
}

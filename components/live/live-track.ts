import type { Filter } from '@/lib/audio/filter'

/** What the visitor's own sound is heard with. */
export interface LiveTrack {
  name: string
  filters: readonly Filter[]
  /** dB; computed from the filters if it is not known. */
  preamp?: number
}

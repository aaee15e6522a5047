import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import type { TargetBand } from '@/lib/audio/prominence/target-band'

export interface OwnSoundTrack {
  /** The track of the player whose chosen strength applies; without one, the filters are heard as they are. */
  trackId?: string
  name: string
  filters: readonly Filter[]
  preamp?: number // dB; computed from the filters by default
  dynamics?: Dynamics | undefined
  /** The sound to listen for, and its range in Hz. */
  target?: (TargetBand & { name: string }) | undefined
  /** With the correction of the visitor's headset, on a side of its own; null without one. */
  whole?: readonly Filter[] | null
  isWhole?: boolean // a headset's correction is part of the filters
}

import { getMessages } from 'next-intl/server'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import type { TargetBand } from '@/lib/audio/prominence/target-band'
import type messages from '@/messages/de.json'

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

export async function ownSoundTexts() {
  const { title, lead, drop, sources, about, notes, notLoaded } = (await getMessages()).ownSound
  return { title, lead, drop, sources, about, notes, notLoaded }
}

export type OwnSoundTexts = Awaited<ReturnType<typeof ownSoundTexts>>

/** For messages/own-sound.json: what is only shown after a press. */
export function ownSoundPanelTexts({ ownSound, audio }: Pick<typeof messages, 'ownSound' | 'audio'>) {
  const { sides, before, after, headset, dynamics } = audio.sample
  const { end, preset, goOn, paused, ended, playing, level, silence, limiter } = ownSound
  const { limits, rests, balance, standsOut, measuring, latency, unknown, problems, asking } = ownSound
  return {
    end,
    preset,
    goOn,
    paused,
    ended,
    playing,
    level,
    silence,
    limiter,
    limits,
    rests,
    balance,
    standsOut,
    measuring,
    latency,
    unknown,
    problems,
    asking,
    sides,
    before,
    after,
    headset,
    dynamics,
  }
}

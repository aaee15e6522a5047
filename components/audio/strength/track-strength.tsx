'use client'

import { player, usePlayer } from '../playing/player'
import { strengthOfTrack } from '../playing/player-state'
import type { Track } from '../playing/track'
import { StrengthRadios } from './strength-radios'

export function TrackStrength({ track }: { track: Track }) {
  const strength = strengthOfTrack(usePlayer(), track.id)
  return (
    <StrengthRadios
      name={`staerke-${track.id}`}
      strength={strength}
      onChoose={(one) => player.strengthen(track, one)}
    />
  )
}

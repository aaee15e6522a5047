'use client'

import { DynamicsSwitch } from './dynamics-switch'
import { player, usePlayer } from './player'
import type { Track } from './track'

interface TrackDynamicsProps {
  track: Track
  text: string
  only: string // program that has it
}

/** Audible at once on any side. */
export function TrackDynamics({ track, text, only }: TrackDynamicsProps) {
  const { evened } = usePlayer()
  return (
    <div className="max-md:col-span-full">
      <DynamicsSwitch
        isOn={evened[track.id] === true}
        onChange={(isOn) => player.even(track, isOn)}
        text={text}
        note={only}
      />
    </div>
  )
}

/** Beside the price, while a sound is heard that only some of the bought files bring. */
export function EvenedNote({ trackId, text }: { trackId: string; text: string }) {
  const { evened } = usePlayer()
  return evened[trackId] === true && <span className="text-xs font-semibold">{text}</span>
}

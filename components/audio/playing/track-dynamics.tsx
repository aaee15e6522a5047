'use client'

import { DynamicsSwitch } from './dynamics-switch'
import { player, usePlayer } from './player'
import type { Track } from './track'

/** Turns a preset's `Leises lauter` on and off; audible at once on any side. */
export function TrackDynamics({ track, text }: { track: Track; text: string }) {
  const { evened } = usePlayer()
  return (
    <div className="max-md:col-span-full">
      <DynamicsSwitch
        isOn={evened[track.id] === true}
        onChange={(isOn) => player.even(track, isOn)}
        text={text}
      />
    </div>
  )
}

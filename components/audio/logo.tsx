'use client'

import { BrandName } from './shaped-name'
import { usePlayer } from './playing/player'
import { heardFilters } from './playing/player-state'

/** The shop's name, shaped by the curve that is heard. */
export function Logo({ name }: { name: string }) {
  const player = usePlayer()
  const { track, state, side } = player
  if (!track || state !== 'playing') return <BrandName name={name} />
  if (side === 'before') return <BrandName name={name} filters={[]} />
  return <BrandName name={name} filters={heardFilters(player, track)} full={track.filters} />
}

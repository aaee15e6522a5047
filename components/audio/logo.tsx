'use client'

import { BrandName } from './shaped-name'
import { usePlayer } from './playing/player'

/** The shop's name, shaped by the curve that is heard. */
export function Logo({ name }: { name: string }) {
  const { track, state, side } = usePlayer()
  if (!track || state !== 'playing') return <BrandName name={name} />
  return <BrandName name={name} filters={side === 'before' ? [] : track.filters} />
}

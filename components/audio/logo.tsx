'use client'

import { brandCurve } from '@/lib/audio/brand-curve'
import { ShapedName } from './shaped-name'
import { usePlayer } from './use-player'

/** The shop's name, set by the curve of what plays. It takes the same room in all shapes. */
export function Logo({ name }: { name: string }) {
  const { track } = usePlayer()
  return (
    <span className="flex h-8 w-32 items-center text-[1.75rem] leading-none sm:w-40 sm:text-4xl">
      <ShapedName name={name} filters={track?.filters ?? brandCurve} />
    </span>
  )
}

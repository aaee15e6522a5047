'use client'

import { useMemo, type ReactNode } from 'react'
import { usePlayer } from '@/components/audio/playing/player'
import { worldStyle } from '@/components/audio/playing/track'
import { useStudioState } from './use-studio'

interface StudioFieldProps {
  /** Whether the drawer leaves less room for the curve. */
  isNarrow: boolean
  children: ReactNode
}

/** The field around the curve, in the curve's own colours; they change when a drag has ended. */
export function StudioField({ isNarrow, children }: StudioFieldProps) {
  const { side } = usePlayer()
  const present = useStudioState(({ history }) => history.present.bands)
  const world = useMemo(() => worldStyle(present.map(({ filter }) => filter)), [present])
  return (
    <div
      className="world studio-field"
      data-side={side}
      data-narrow={isNarrow ? '' : undefined}
      style={world}
    >
      {children}
    </div>
  )
}

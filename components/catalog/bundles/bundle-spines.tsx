'use client'

import type { LetterShape } from '@/components/audio/letter-shape'
import type { PaletteStyle } from '@/components/audio/playing/track'
import { SpineLabel } from '@/components/audio/spine-label'

interface BundleSpinesProps {
  label: string
  spines: readonly { name: string; game: string; palette: PaletteStyle; shape: LetterShape }[]
}

export function BundleSpines({ label, spines }: BundleSpinesProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {spines.map(({ game, ...spine }) => (
        <li key={spine.name} className="grid content-start gap-1">
          <SpineLabel {...spine} className="min-h-12" />
          <span className="text-xs wrap-anywhere text-muted">{game}</span>
        </li>
      ))}
    </ul>
  )
}

'use client'

import type { ReactNode } from 'react'
import { formatGain } from '@/components/audio/audio-format'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { fillText } from '@/components/audio/fill-text'
import type { Filter } from '@/lib/audio/filter'
import type { ClipState } from './clip-state'
import type { ClipStore } from './clip-store'
import type { ClipTexts } from './clip-texts'
import { rangeIn } from './mark-list'

interface ClipResultProps {
  store: ClipStore
  state: ClipState
  texts: ClipTexts
  children: ReactNode
}

/** dB below which a preset brings nothing. */
const NOTHING = 0.5

export function ClipResult({ state, texts, children }: ClipResultProps) {
  const { found, preset, presetGain, dropped } = state
  const shop =
    preset && presetGain !== null
      ? fillText(presetGain < NOTHING ? texts.presetNothing : texts.presetGain, {
          name: preset.name,
          gain: formatGain(presetGain),
        })
      : ''
  const own = found ? fillText(texts.found, { said: formatGain(found.figures.said) }) : ''
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="grid text-lg font-semibold">
        <span className="empty:hidden">{shop}</span>
        <span className="empty:hidden">{own}</span>
      </p>
      {dropped.length > 0 && (
        <p className="text-width text-sm">
          {fillText(texts.dropped, { ranges: dropped.map((mark) => rangeIn(mark, texts)).join(', ') })}
        </p>
      )}
      {found && (
        <>
          <p className="text-width text-sm text-muted">{texts.foundHow}</p>
          <FoundCurve filters={found.filters} texts={texts} />
          <div className="flex flex-wrap items-center gap-4">{children}</div>
        </>
      )}
    </div>
  )
}

function FoundCurve({ filters, texts }: { filters: readonly Filter[]; texts: ClipTexts }) {
  const { width, height, path, gains, frequencies } = curveGeometry(filters, 'large')
  return (
    <svg
      role="img"
      aria-label={texts.curve}
      className="h-56 w-full overflow-visible pt-3 pr-2 pb-7 pl-9 text-accent"
    >
      <CurveGrid gains={gains} frequencies={frequencies} />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
        <path d={path} className="curve-line" />
      </svg>
    </svg>
  )
}

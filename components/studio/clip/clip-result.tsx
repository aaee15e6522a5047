'use client'

import type { ReactNode } from 'react'
import { formatGain } from '@/components/audio/audio-format'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Filter } from '@/lib/audio/filter'
import type { ClipState } from './clip-state'
import { useRange } from './mark-list'

interface ClipResultProps {
  state: ClipState
  children: ReactNode
}

/** dB below which a preset brings nothing. */
const NOTHING = 0.5

export function ClipResult({ state, children }: ClipResultProps) {
  const t = useTranslations('ownPresets.clip')
  const rangeIn = useRange()
  const { found, preset, presetGain, dropped } = state
  const shop =
    preset && presetGain !== null
      ? t(presetGain < NOTHING ? 'presetNothing' : 'presetGain', {
          name: preset.name,
          gain: formatGain(presetGain),
        })
      : ''
  const own = found ? t('found', { said: formatGain(found.figures.said) }) : ''
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="grid text-lg font-semibold">
        <span className="empty:hidden">{shop}</span>
        <span className="empty:hidden">{own}</span>
      </p>
      {dropped.length > 0 && (
        <p className="text-width text-sm">{t('dropped', { ranges: dropped.map(rangeIn).join(', ') })}</p>
      )}
      {found && (
        <>
          <p className="text-width text-sm text-muted">{t('foundHow')}</p>
          <FoundCurve filters={found.filters} />
          <div className="flex flex-wrap items-center gap-4">{children}</div>
        </>
      )}
    </div>
  )
}

function FoundCurve({ filters }: { filters: readonly Filter[] }) {
  const t = useTranslations('ownPresets.clip')
  const { width, height, path, gains, frequencies } = curveGeometry(filters, 'large')
  return (
    <svg
      role="img"
      aria-label={t('curve')}
      className="h-56 w-full overflow-visible pt-3 pr-2 pb-7 pl-9 text-accent"
    >
      <CurveGrid gains={gains} frequencies={frequencies} />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
        <path d={path} className="curve-line" />
      </svg>
    </svg>
  )
}

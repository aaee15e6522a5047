import { getTranslations } from 'next-intl/server'
import { coverCurve } from '@/components/audio/cover-curve'
import { trackOf } from '@/components/audio/playing/track'
import { shapedLetters } from '@/components/audio/shaped-letters'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import { formatCents } from '@/lib/core/money'
import { BesideLegend } from '../cover/beside-legend'
import { Cover } from '../cover/cover'
import { CoverFigure } from '../cover/cover-figure'
import { ReducedNote } from '../cover/preset-price'
import { PresetStars } from '../cover/preset-stars'

interface PresetCardProps {
  preset: Preset
  heading: 'h2' | 'h3'
  isShort?: boolean
  /** Its neighbour in the list. */
  beside?: Preset | undefined
}

export async function PresetCard({ preset, heading, isShort = false, beside }: PresetCardProps) {
  const t = await getTranslations('audio')
  const { id, name, game, tagline, filters, price, reduced } = preset
  return (
    <Cover
      track={trackOf(preset)}
      game={game}
      tagline={tagline}
      heading={heading}
      href={presetPath(preset)}
      name={shapedLetters(name, filters)}
      curve={coverCurve(preset, t, beside)}
      legend={beside && <BesideLegend preset={preset} beside={beside} />}
      price={formatCents(price)}
      reduced={reduced && <ReducedNote reduced={reduced} />}
    >
      {!isShort && <CoverFigure preset={preset} />}
      <PresetStars presetId={id} />
    </Cover>
  )
}

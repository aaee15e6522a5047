import { CurveDrawing } from '@/components/audio/curve/curve-drawing'
import { PlayButton } from '@/components/audio/playing/play-button'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { trackOf } from '@/components/audio/playing/track'
import { ShopLink } from '@/components/ui/shop-link'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import type { CardTexts } from '../cover/catalog-texts'
import { BesideLegend } from '../cover/beside-legend'
import { OwnedNote } from '../cover/owned-note'
import { PresetPrice } from '../cover/preset-price'
import { PresetStars } from '../cover/preset-stars'
import { CoverFigure } from '../cover/cover-figure'

interface PresetCardProps {
  preset: Preset
  heading: 'h2' | 'h3'
  texts: CardTexts
  isShort?: boolean
  /** Its neighbour in the list. */
  beside?: Preset | undefined
}

export function PresetCard({ preset, heading: Heading, texts, isShort = false, beside }: PresetCardProps) {
  const track = trackOf(preset)
  return (
    <article className="palette cover group" style={track.palette}>
      <div className="grid gap-1">
        <p className="text-sm font-medium">{preset.game}</p>
        <Heading>
          <ShopLink href={presetPath(preset)} aria-label={preset.name} className="cover-link block">
            <ShapedName name={preset.name} filters={preset.filters} fit="width" isNamedAround />
          </ShopLink>
        </Heading>
      </div>
      <div className="cover-stage">
        <CurveDrawing
          preset={preset}
          variant="small"
          neighbour={beside?.filters}
          className="absolute inset-0 size-full"
        />
        {beside && <BesideLegend preset={preset} beside={beside} />}
      </div>
      <div className="grid grid-cols-[1fr_3.25rem] items-end gap-4">
        <div className="grid gap-1">
          <p className="text-sm">{preset.tagline}</p>
          {!isShort && <CoverFigure preset={preset} />}
          <PresetStars presetId={preset.id} />
          <div className="grid min-h-11 content-end">
            <OwnedNote presetId={preset.id} texts={texts}>
              <p className="grid leading-tight">
                <PresetPrice preset={preset} className="text-lg" />
              </p>
            </OwnedNote>
          </div>
        </div>
        <PlayButton track={track} texts={texts} className="relative z-10 size-13" />
      </div>
    </article>
  )
}

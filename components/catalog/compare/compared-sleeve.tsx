import { CurveDrawing } from '@/components/audio/curve/curve-drawing'
import { PlayButton, type PlayTexts } from '@/components/audio/playing/play-button'
import { ShapedName } from '@/components/audio/shaped-name'
import { trackOf } from '@/components/audio/playing/track'
import { ShopLink } from '@/components/ui/shop-link'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'

/** One of two compared sleeves; all have the same height, because they replace one another. */
export function ComparedSleeve({ preset, texts }: { preset: Preset; texts: PlayTexts }) {
  const { name, filters } = preset
  return (
    <>
      <ShopLink href={presetPath(preset)} aria-label={name} className="block aspect-[4/1]">
        <ShapedName name={name} filters={filters} fit="width" isNamedAround className="h-full" />
      </ShopLink>
      {/* The picture below says both. */}
      <div className="sleeve-stage" aria-hidden="true">
        <CurveDrawing preset={preset} variant="small" className="absolute inset-0 size-full" />
      </div>
      <PlayButton track={trackOf(preset)} texts={texts} className="size-13" />
    </>
  )
}

import { PlayButton, type PlayTexts } from '@/components/audio/playing/play-button'
import { ShapedName } from '@/components/audio/shaped-name'
import { trackOf } from '@/components/audio/playing/track'
import { ShopLink } from '@/components/ui/shop-link'
import type { Preset } from '@/lib/catalog/schema'

/** One of two compared presets; all have the same height, because they replace one another. */
export function ComparedSleeve({ preset, texts }: { preset: Preset; texts: PlayTexts }) {
  const { id, name, game, filters } = preset
  const track = trackOf(preset)
  return (
    <div className="world grid content-between gap-3 p-3 sm:p-5" style={track.world}>
      <div className="grid gap-1">
        <p className="text-sm font-medium max-sm:min-h-12">{game}</p>
        <ShopLink href={`/presets/${id}`} aria-label={name} className="block aspect-[4/1]">
          <ShapedName name={name} filters={filters} fit="width" isNamedAround className="h-full" />
        </ShopLink>
      </div>
      <PlayButton track={track} texts={texts} className="size-12" />
    </div>
  )
}

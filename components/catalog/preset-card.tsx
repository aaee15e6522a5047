import { FrequencyCurve } from '@/components/audio/frequency-curve'
import { ShopLink } from '@/components/ui/shop-link'
import type { Preset } from '@/lib/catalog/schema'
import { formatCents } from '@/lib/core/money'

interface PresetCardProps {
  preset: Preset
  /** Level of the name within the page's outline. */
  heading: 'h2' | 'h3'
}

/** A preset in a list: curve, game, name, price. All of it leads to its page. */
export function PresetCard({ preset, heading: Heading }: PresetCardProps) {
  return (
    <article className="group card preset-card">
      <div className="border-b border-line bg-ground/60 p-3">
        <FrequencyCurve preset={preset} variant="small" />
      </div>
      <div className="flex grow flex-col gap-1.5 p-4 sm:p-5">
        <p className="eyebrow">{preset.game}</p>
        <Heading className="text-lg">
          <ShopLink href={`/presets/${preset.id}`} className="cover-link group-hover:text-accent">
            {preset.name}
          </ShopLink>
        </Heading>
        <p className="text-sm text-muted">{preset.tagline}</p>
        <p className="number mt-auto pt-3">{formatCents(preset.price)}</p>
      </div>
    </article>
  )
}

import { SheetSection } from '@/components/ui/sheet-section'
import type { Preset } from '@/lib/catalog/schema'
import { LiveControls } from './live-controls'
import { liveTexts } from './live-props'

/** The visitor's own sound through one of these presets. */
export async function LivePresets({ presets }: { presets: readonly Preset[] }) {
  const tracks = presets.map(({ name, game, filters, dynamics }) => ({
    name: `${name} (${game})`,
    filters,
    dynamics,
  }))
  if (tracks.length === 0) return null
  const { title, ...texts } = await liveTexts()
  return (
    <SheetSection id="live-anhoeren" title={title}>
      <LiveControls texts={texts} tracks={tracks} />
    </SheetSection>
  )
}

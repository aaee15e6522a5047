import { LiveListening } from '@/components/live/live-listening'
import { liveTexts } from '@/components/live/live-texts'
import type { Preset } from '@/lib/catalog/schema'

/** The visitor's own sound through one of these presets. */
export async function LivePresets({ presets }: { presets: readonly Preset[] }) {
  const tracks = presets.map(({ name, game, filters }) => ({ name: `${name} (${game})`, filters }))
  if (tracks.length === 0) return null
  return <LiveListening texts={await liveTexts()} tracks={tracks} />
}

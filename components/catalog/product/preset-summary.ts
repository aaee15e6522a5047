import { fileFormats } from '@/lib/audio/formats/file-formats'
import type { Preset, PresetSummary } from '@/lib/catalog/schema'

/** What goes for all presets: the programs that read them, and what people write beside the name of a game. */
const common = [...fileFormats.flatMap(({ programs }) => programs), 'EQ Preset Presets Headset Kopfhörer für']

/** What the browser gets of a preset to search in. */
export function summaryOf(preset: Preset): PresetSummary {
  const { id, name, game, tagline, price, updatedAt, aliases, description, headset } = preset
  const words = [...aliases, description, headset, ...common].join(' ')
  return { id, name, game, tagline, price, updatedAt, words }
}

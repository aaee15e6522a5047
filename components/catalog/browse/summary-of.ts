import { fileFormats } from '@/lib/audio/formats/file-formats'
import type { Preset, PresetSummary } from '@/lib/catalog/schema'

/** Words that fit every preset: the programs that read them, and what people type beside a game's name. */
const common = [...fileFormats.flatMap(({ programs }) => programs), 'EQ Preset Presets Headset Kopfhörer für']

export function summaryOf(preset: Preset): PresetSummary {
  const { id, name, game, tagline, price, updatedAt, aliases, description, headset } = preset
  const words = [...aliases, description, headset, ...common].join(' ')
  return { id, name, game, tagline, price, updatedAt, words }
}

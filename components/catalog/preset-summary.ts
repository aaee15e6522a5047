import type { Preset, PresetSummary } from '@/lib/catalog/schema'

/** What the browser gets of a preset to search in. */
export function summaryOf({ id, name, game, tagline, price }: Preset): PresetSummary {
  return { id, name, game, tagline, price }
}

import type { Preset, PresetSummary } from '@/lib/catalog/schema'

const TOOLS = 'Equalizer APO EasyEffects Wavelet AutoEq JamesDSP Poweramp PipeWire'

/** What the browser gets of a preset to search in. */
export function summaryOf(preset: Preset): PresetSummary {
  const { id, name, game, tagline, price, updatedAt, aliases, description, headset } = preset
  const words = [...aliases, description, headset, TOOLS].join(' ')
  return { id, name, game, tagline, price, updatedAt, words }
}

import type { PresetSummary } from './schema'

interface PresetQuery {
  /** Words that must all occur in name, game or tagline; empty finds everything. */
  query: string
  /** The exact game; empty stands for all. */
  game: string
}

/** The presets that match, in their order. Case, accents and the order of the words do not matter. */
export function filterPresets<T extends PresetSummary>(
  presets: readonly T[],
  { query, game }: PresetQuery,
): T[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return presets.filter((preset) => {
    const text = plain(`${preset.name} ${preset.game} ${preset.tagline}`)
    return (game === '' || preset.game === game) && words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

import MiniSearch from 'minisearch'
import { plainWords } from '@/lib/core/text/plain-text'
import type { PresetSummary } from '../schema'

interface PresetQuery {
  /** Words that must all occur, as prefixes and tolerating a small typo; empty matches everything. */
  query: string
  /** The exact game; empty for all. */
  game: string
}

/** Shorter words must match exactly. */
const FORGIVEN_LENGTH = 4
/** Tolerated share of wrong letters in a word. */
const FORGIVEN_SHARE = 0.2

/** By name, game, aliases and words of their texts; keeps their order, ignores case, accents and word order. */
export function searchPresets<T extends PresetSummary>(
  presets: readonly T[],
  { query, game }: PresetQuery,
): T[] {
  const inGame = presets.filter((preset) => game === '' || preset.game === game)
  if (query.trim() === '') return inGame
  const found = new Set(
    indexOf(presets)
      .search(query)
      .map(({ id }) => id),
  )
  return inGame.filter(({ id }) => found.has(id))
}

const indexes = new WeakMap<readonly PresetSummary[], MiniSearch<PresetSummary>>()

function indexOf(presets: readonly PresetSummary[]): MiniSearch<PresetSummary> {
  const known = indexes.get(presets)
  if (known) return known
  const index = new MiniSearch<PresetSummary>({
    fields: ['name', 'game', 'tagline', 'words'],
    processTerm: plainWords,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => term.length >= FORGIVEN_LENGTH && FORGIVEN_SHARE,
    },
  })
  index.addAll(presets)
  indexes.set(presets, index)
  return index
}

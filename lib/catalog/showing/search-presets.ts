import MiniSearch from 'minisearch'
import { plainWords } from './plain-words'
import type { PresetSummary } from '../schema'

interface PresetQuery {
  /** Words that must all occur, as beginnings and with a small typing error too; empty finds everything. */
  query: string
  /** The exact game; empty stands for all. */
  game: string
}

/** A word shorter than this is taken as it is typed. */
const FORGIVEN_LENGTH = 4
/** Of the letters of a word, how many may be wrong. */
const FORGIVEN_SHARE = 0.2

/**
 * Searches presets, in their order: by name, game and what players call it, and by words of their texts. Case, accents
 * and the order of the words do not matter.
 */
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

import 'server-only'
import { allPresets } from '@/lib/catalog/catalog'
import type { Preset } from '@/lib/catalog/schema'
import { gameKey } from './schema'

interface KnownGame {
  key: string
  /** The preset on sale for it. */
  preset?: Preset
}

/** A game as the catalogue knows it, by name or alias; an unknown game keeps the name given. */
export function knownGame(game: string): KnownGame {
  const key = gameKey(game)
  const known = allPresets().filter((preset) =>
    [preset.game, ...preset.aliases].some((name) => gameKey(name) === key),
  )
  const preset = known.find(({ active }) => active)
  const [first] = known
  return { key: first ? gameKey(first.game) : key, ...(preset && { preset }) }
}

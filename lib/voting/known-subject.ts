import { allPresets } from '@/lib/catalog/catalog'
import type { Preset } from '@/lib/catalog/schema'
import { currentHeadsets } from '@/lib/headsets/current-headsets'
import type { HeadsetSummary } from '@/lib/headsets/schema'
import type { Store } from '@/lib/store/store'
import { gameKey, keyOf, type SuggestionKind } from './schema'

interface KnownSubject {
  key: string
  preset?: Preset
  headset?: HeadsetSummary
}

/**
 * By name or alias. An unknown game keeps the given name; so does any headset, whose aliases follow the suggestion.
 */
export async function knownSubject(store: Store, kind: SuggestionKind, name: string): Promise<KnownSubject> {
  if (kind === 'game') return knownGame(name)
  const headset = await headsetCalled(store, name)
  return { key: keyOf('headset', name), ...(headset && { headset }) }
}

function knownGame(game: string): KnownSubject {
  const key = gameKey(game)
  const known = allPresets().filter((preset) =>
    [preset.game, ...preset.aliases].some((name) => gameKey(name) === key),
  )
  const preset = known.find(({ active }) => active)
  const [first] = known
  return { key: first ? gameKey(first.game) : key, ...(preset && { preset }) }
}

/** A published headset by id, name or alias; names take precedence over aliases of others. */
export async function headsetCalled(store: Store, name: string): Promise<HeadsetSummary | undefined> {
  const key = keyOf('headset', name)
  const shown = (await currentHeadsets(store)).headsets.filter(({ isHidden }) => !isHidden)
  return (
    shown.find((headset) => headset.id === name || keyOf('headset', headset.name) === key) ??
    shown.find(({ aliases }) => aliases.some((alias) => keyOf('headset', alias) === key))
  )
}

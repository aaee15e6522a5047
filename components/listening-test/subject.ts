import type { Track, PaletteStyle } from '@/components/audio/playing/track'
import type { Headset } from '@/lib/audio/audibility/room-noise'
import type { Filter } from '@/lib/audio/filter'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { storedValue } from '@/lib/core/stored-value'
import { readCurve } from '@/lib/studio/curve-link'

/** A preset of the shop, as the page offers it. */
export interface TestedPreset extends Track {
  game: string
  version: number
  isOnSale: boolean
  /** The path of its page. */
  path: string
}

/** A preset or a curve under test. */
export interface Subject {
  /** Null for a curve of the visitor's own. */
  presetId: string | null
  /** The version of the preset. */
  version?: number
  /** The path of its page. */
  path?: string
  name: string
  filters: readonly Filter[]
  scene: SceneName
  /** The kind of headset, through which the room is heard. */
  worn: Headset
  palette: PaletteStyle | undefined
}

/** The kind of headset that a visitor wears; most of those for games are closed. */
export const wornKind = storedValue('hearingWorn', 'local', (value): Headset =>
  value === 'open' ? 'open' : 'closed',
)
const USUAL: Headset = 'closed'

/** The scene for curves that belong to no game. */
const GENERAL: SceneName = 'steps'
/** Name of the query parameter that chooses a preset. */
export const PRESET_QUERY = 'preset'

/** The address that tests a preset; null for none of the shop. */
export function listeningAddress(presetId: string | null): string {
  return presetId === null ? '/hoertest' : `/hoertest?${new URLSearchParams({ [PRESET_QUERY]: presetId })}`
}

export function subjectOf(
  { id, version, path, name, filters, scenes, palette }: TestedPreset,
  worn: Headset | null = null,
): Subject {
  return {
    presetId: id,
    version,
    path,
    name,
    filters,
    scene: scenes[0] ?? GENERAL,
    worn: worn ?? USUAL,
    palette,
  }
}

/**
 * The curve in an address's fragment; null for none. Its correction is left to the headset that the visitor has chosen.
 * @param unnamed for a curve without a name
 */
export function ownSubject(fragment: string, unnamed: string, worn: Headset | null): Subject | null {
  const curve = readCurve(fragment.replace(/^#/, ''))
  if (!curve) return null
  return {
    presetId: null,
    name: curve.name || unnamed,
    filters: curve.filters,
    scene: GENERAL,
    worn: worn ?? USUAL,
    palette: undefined,
  }
}

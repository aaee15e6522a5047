import type { Track, PaletteStyle } from '@/components/audio/playing/track'
import type { Headset } from '@/lib/audio/audibility/room-noise'
import type { Filter } from '@/lib/audio/filter'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { storedValue } from '@/lib/core/stored-value'
import { readCurve } from '@/lib/studio/curve-link'

export interface TestedPreset extends Track {
  game: string
  version: number
  isOnSale: boolean
  path: string // of its page
}

/** A preset or a curve under test. */
export interface Subject {
  presetId: string | null // null for a curve of the visitor's own
  version?: number // of the preset
  path?: string // of its page
  name: string
  filters: readonly Filter[]
  scene: SceneName
  worn: Headset // through which the room is heard
  palette: PaletteStyle | undefined
}

/** Most headsets for games are closed. */
export const wornKind = storedValue('hearingWorn', 'local', (value): Headset =>
  value === 'open' ? 'open' : 'closed',
)
const USUAL: Headset = 'closed'

const GENERAL: SceneName = 'steps' // for curves that belong to no game
export const PRESET_QUERY = 'preset'

/** Null for none of the shop. */
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

/** From an address's fragment. Its correction is left to the headset chosen.
 * @param unnamed for a curve without a name */
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

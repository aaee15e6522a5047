import type { FileFormat } from '@/lib/audio/formats/file-format'
import { heldFilters } from '@/lib/audio/formats/held-filters'
import { atStrength, isLimited, type Strength } from '@/lib/audio/strength'
import type { Headset } from '@/lib/headsets/schema'
import { withHeadset } from '@/lib/headsets/with-headset'
import { translator } from '@/messages/texts'
import type { Preset } from '../schema'

const t = translator('audio.strength')
const tReadMe = translator('catalog.readMe')

export interface FilePreset extends Preset {
  /** Of `filters`; missing for the preset as it is sold. */
  strength?: Strength
  /** Whether a gain was capped at the limit of all programs. */
  isLimited?: boolean
  /** Its filters were fitted to a clip of the buyer's game; by this dB the sounds stand out at least. */
  fit?: { said: number }
  /** Its correction is included in `filters`. */
  worn?: Headset
}

export function presetAtStrength(preset: Preset, strength: Strength): FilePreset {
  if (strength === 'normal') return preset
  return {
    ...preset,
    name: `${preset.name}, ${t(strength)}`,
    filters: [...atStrength(preset.filters, strength)],
    strength,
    isLimited: isLimited(preset.filters, strength),
  }
}

/** The correction is measured, and not scaled by the preset's strength. */
export function presetOnHeadset(preset: FilePreset, headset: Headset | null): FilePreset {
  if (!headset) return preset
  return {
    ...preset,
    name: tReadMe('on', { name: preset.name, headset: headset.name }),
    filters: [...withHeadset(preset.filters, headset)],
    worn: headset,
  }
}

/** Reduced to the filters that the format allows; the read-me states the deviation. */
export function contentOf(
  format: Pick<FileFormat, 'mostFilters' | 'points' | 'lacksPasses' | 'build'>,
  preset: FilePreset,
): string {
  return format.build({ ...preset, filters: heldFilters(format, preset.filters) })
}

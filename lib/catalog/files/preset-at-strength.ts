import { createTranslator } from 'use-intl/core'
import { atStrength, isLimited, type Strength } from '@/lib/audio/strength'
import messages from '@/messages/de.json'
import type { Preset } from '../schema'

const t = createTranslator({ locale: 'de', messages, namespace: 'audio.strength' })

/** A preset as its files are built from it. */
export interface FilePreset extends Preset {
  /** The strength at which `filters` are; missing for the preset as it is sold. */
  strength?: Strength
  /** Whether a gain ends at the limit that all programs have. */
  isLimited?: boolean
}

/** A preset for files of a strength, which its name says. `normal` is the preset itself. */
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

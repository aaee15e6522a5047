import { spectraOf, type SoundSet } from '@/lib/audio/prominence/sound-set'
import { randomKey } from '@/lib/core/ids'
import { writeFilters } from '@/lib/studio/filter-text'
import type { ClipState } from './clip-state'
import { foundFit } from './found-fit'

interface Remembered extends NonNullable<ClipState['found']>, Pick<ClipState, 'preset'> {
  sounds: SoundSet | null
  /** Whose correction was worn; null for none, undefined for one's own. */
  headset: string | null | undefined
}

export function rememberFit({ filters, figures, preset, sounds, headset }: Remembered): void {
  const isGivable = sounds !== null && headset !== undefined
  foundFit.write({
    id: randomKey(),
    preset: preset?.id ?? null,
    filters: writeFilters(filters),
    said: figures.said,
    ...(isGivable && { spectra: { ...spectraOf(sounds), ...(headset !== null && { headset }) } }),
  })
}

import type { Filter } from '@/lib/audio/filter'

/** German names: `ownPresets.samples.<name>`. */
export const sampleCurves = {
  steps: [
    { type: 'LSC', fc: 110, gain: -4, q: 0.7 },
    { type: 'PK', fc: 2800, gain: 4, q: 1 },
    { type: 'PK', fc: 6000, gain: 2, q: 1.4 },
  ],
  voices: [
    { type: 'HP', fc: 80, q: 0.71 },
    { type: 'PK', fc: 300, gain: -2, q: 1 },
    { type: 'PK', fc: 2500, gain: 3.5, q: 0.9 },
  ],
  soft: [
    { type: 'PK', fc: 3500, gain: -2, q: 1.2 },
    { type: 'HSC', fc: 7000, gain: -4, q: 0.7 },
  ],
  bass: [
    { type: 'LSC', fc: 90, gain: 5, q: 0.7 },
    { type: 'PK', fc: 250, gain: -1.5, q: 1 },
  ],
} as const satisfies Record<string, readonly Filter[]>

export type SampleName = keyof typeof sampleCurves

import { AUDIBLE, type Filter, type GainFilter } from '@/lib/audio/filter'
import { frequencyAtShare, shareOfFrequency } from '@/lib/audio/frequency-scale'
import { snapped } from './band'

/** About one and a third octaves wide. */
const Q = 1

/** Hz and dB. */
export function filterAt(frequency: number, gain: number): GainFilter {
  return { type: 'PK', fc: snapped('fc', frequency), gain: snapped('gain', gain), q: Q }
}

/** Neutral, in the middle of the widest range without one. */
export function nextFilter(filters: readonly Filter[]): GainFilter {
  const edges = [AUDIBLE.min, ...filters.map(({ fc }) => fc), AUDIBLE.max]
    .map(shareOfFrequency)
    .sort((one, other) => one - other)
  const gaps = edges.slice(1).map((to, index) => ({ from: edges[index] ?? 0, to }))
  const widest = gaps.reduce((most, gap) => (gap.to - gap.from > most.to - most.from ? gap : most))
  return filterAt(frequencyAtShare((widest.from + widest.to) / 2), 0)
}

import { SAMPLE_RATE, type GainFilter } from '../filter'
import { withGain, type FilterValues } from './filter-values'
import { Unreadable } from './tuning'

/** How a line specifies its shelf. */
interface ShelfForm {
  type: 'LSC' | 'HSC'
  /** dB per octave */
  slope: number | undefined
  /** Whether the frequency is the corner rather than the middle of the slope. */
  isCorner: boolean
}

/** dB per octave of the steepest shelf without overshoot: the cookbook's S = 1. */
const STEEPEST = 12
/** The default S of a shelf without slope or Q, determined by Equalizer APO's author by comparison with REW. */
const USUAL_STEEPNESS = 0.9

/**
 * Converts a shelf to Q and mid-slope frequency from the forms Equalizer APO also allows: a slope in dB per
 * octave, which is a steepness S, and the corner frequency, which is 10^(|gain|/(80·S)) away from the middle
 * (BiQuad.cpp and BiQuadFilter.cpp in https://sourceforge.net/p/equalizerapo/code/HEAD/tree/trunk/filters/). The
 * result is the same shelf: for a given gain, each S has its Q.
 */
export function shelfOf({ type, slope, isCorner }: ShelfForm, values: FilterValues): GainFilter {
  const gain = withGain(values)
  const spread = 10 ** (gain / 40) + 10 ** (-gain / 40)
  const q = slope === undefined ? values.q : qualityOf(slope / STEEPEST, spread)
  if (q === undefined) return { type, fc: values.fc, gain, q: qualityOf(USUAL_STEEPNESS, spread) }
  if (!Number.isFinite(q)) throw new Unreadable('bad_quality', { line: values.line })
  const distance = isCorner ? 10 ** (Math.abs(gain) / 80 / steepnessOf(q, spread)) : 1
  const fc = type === 'LSC' ? values.fc * distance : values.fc / distance
  if (fc >= SAMPLE_RATE / 2) throw new Unreadable('bad_shelf', { line: values.line })
  return { type, fc, gain, q }
}

/** By the cookbook 1/Q² = spread · (1/S - 1) + 2; not a number for a slope that no shelf of this gain has. */
function qualityOf(steepness: number, spread: number): number {
  return 1 / Math.sqrt(spread * (1 / steepness - 1) + 2)
}

function steepnessOf(q: number, spread: number): number {
  return 1 / ((1 / q ** 2 - 2) / spread + 1)
}

import { SAMPLE_RATE, type Filter, type GainFilter } from '../filter'
import type { Response } from '../response'
import { qualityOf, withGain, type FilterValues } from './filter-values'
import { Unreadable } from './tuning'

interface TypeSuffix {
  slope: number | undefined // dB per octave, as in `LSC 12 dB`
  isQ: boolean // REW's `LS Q`, `LP Q`, …
}

/** A filter of the shop's types, or else the curve of another one. */
type Reader = (values: FilterValues, suffix: TypeSuffix) => Filter | Response

/** The notch's was determined by Equalizer APO's author by comparison with REW. */
const USUAL_Q = { pass: Math.SQRT1_2, notch: 30 }

const notchOf: Reader = ({ fc, q }) => notch(fc, q ?? USUAL_Q.notch)

/** Equalizer APO's types (BiQuadFilterFactory.cpp in
 * https://sourceforge.net/p/equalizerapo/code/HEAD/tree/trunk/filters/) and REW's `Generic` ones
 * (https://www.roomeqwizard.com/help/help_en-GB/html/equaliser.html), in capitals. Types not ending in C give the
 * corner frequency; REW's `LS Q` and `HS Q` the middle of the slope. */
const READERS: Readonly<Record<string, Reader>> = {
  PK: peakOf,
  // REW for Behringer's equalisers.
  PA: peakOf,
  PEQ: peakOf,
  MODAL: peakOf,
  LS: (values, { slope, isQ }) => shelfOf({ type: 'LSC', slope, isCorner: !isQ }, values),
  LSC: (values, { slope }) => shelfOf({ type: 'LSC', slope, isCorner: false }, values),
  HS: (values, { slope, isQ }) => shelfOf({ type: 'HSC', slope, isCorner: !isQ }, values),
  HSC: (values, { slope }) => shelfOf({ type: 'HSC', slope, isCorner: false }, values),
  // Squiglink, Moondrop, Walkplay and Peace: a shelf by its Q, at the middle of the slope.
  LSQ: (values, { slope }) => shelfOf({ type: 'LSC', slope, isCorner: false }, values),
  HSQ: (values, { slope }) => shelfOf({ type: 'HSC', slope, isCorner: false }, values),
  LP: passOf('LP'),
  LPQ: passOf('LP'),
  HP: passOf('HP'),
  HPQ: passOf('HP'),
  LP1: ({ fc }) => firstOrder('LP', fc),
  HP1: ({ fc }) => firstOrder('HP', fc),
  NO: notchOf,
  NOTCH: notchOf,
}

/** Undefined for a type without an equivalent. */
export function readerOf(type: string): Reader | undefined {
  const name = type.toUpperCase()
  return Object.hasOwn(READERS, name) ? READERS[name] : undefined
}

function peakOf(values: FilterValues): Filter {
  const { line, fc } = values
  const q = qualityOf(values)
  if (q === undefined) throw new Unreadable('bad_line', { line })
  return { type: 'PK', fc, gain: withGain(values), q }
}

function passOf(type: 'LP' | 'HP'): Reader {
  return (values) => ({ type, fc: values.fc, q: qualityOf(values) ?? USUAL_Q.pass })
}

interface ShelfForm {
  type: 'LSC' | 'HSC'
  slope: number | undefined // dB per octave
  isCorner: boolean // rather than the middle of the slope
}

const STEEPEST = 12 // dB per octave, shelf without overshoot: the cookbook's S = 1
/** S of a shelf without slope or Q, determined by Equalizer APO's author by comparison with REW. */
const USUAL_STEEPNESS = 0.9

/** From Equalizer APO's other forms to Q and mid-slope frequency, the same shelf: a slope in dB per octave is a
 * steepness S, and the corner is 10^(|gain|/(80·S)) away from the middle (BiQuad.cpp and BiQuadFilter.cpp in
 * https://sourceforge.net/p/equalizerapo/code/HEAD/tree/trunk/filters/). */
function shelfOf({ type, slope, isCorner }: ShelfForm, values: FilterValues): GainFilter {
  const gain = withGain(values)
  const spread = 10 ** (gain / 40) + 10 ** (-gain / 40)
  const q = slope === undefined ? values.q : shelfQuality(slope / STEEPEST, spread)
  if (q === undefined) return { type, fc: values.fc, gain, q: shelfQuality(USUAL_STEEPNESS, spread) }
  if (!Number.isFinite(q)) throw new Unreadable('bad_quality', { line: values.line })
  const distance = isCorner ? 10 ** (Math.abs(gain) / 80 / steepnessOf(q, spread)) : 1
  const fc = type === 'LSC' ? values.fc * distance : values.fc / distance
  if (fc >= SAMPLE_RATE / 2) throw new Unreadable('bad_shelf', { line: values.line })
  return { type, fc, gain, q }
}

/** By the cookbook 1/Q² = spread · (1/S - 1) + 2; not a number for a slope that no shelf of this gain has. */
function shelfQuality(steepness: number, spread: number): number {
  return 1 / Math.sqrt(spread * (1 / steepness - 1) + 2)
}

function steepnessOf(q: number, spread: number): number {
  return 1 / ((1 / q ** 2 - 2) / spread + 1)
}

const DEEPEST = -40 // dB; a real notch is deeper, but no filter of the shop could follow it

/** Falls by 6 dB per octave; REW's `HP1` and `LP1`. */
function firstOrder(type: 'HP' | 'LP', fc: number): Response {
  return (frequency) => {
    const ratio = type === 'HP' ? fc / frequency : frequency / fc
    return -10 * Math.log10(1 + ratio ** 2)
  }
}

function notch(fc: number, q: number): Response {
  return (frequency) => {
    const detuning = (q * (frequency / fc - fc / frequency)) ** 2
    return Math.max(10 * Math.log10(detuning / (1 + detuning)), DEEPEST)
  }
}

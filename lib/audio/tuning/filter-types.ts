import type { Filter } from '../filter'
import type { Response } from '../response'
import { qualityOf, withGain, type FilterValues } from './filter-values'
import { firstOrder, notch } from './other-shapes'
import { shelfOf } from './shelf-of'
import { Unreadable } from './tuning'

/** Optional parts after a type's name. */
interface TypeSuffix {
  /** dB per octave, as in `LSC 12 dB`. */
  slope: number | undefined
  /** Whether it is one of REW's `LS Q`, `LP Q`, … */
  isQ: boolean
}

/** Returns a filter of the shop's types, or else the curve of another one. */
type Reader = (values: FilterValues, suffix: TypeSuffix) => Filter | Response

/** Default Q; the notch's was determined by Equalizer APO's author by comparison with REW. */
const USUAL_Q = { pass: Math.SQRT1_2, notch: 30 }

const notchOf: Reader = ({ fc, q }) => notch(fc, q ?? USUAL_Q.notch)

/**
 * The types of Equalizer APO (BiQuadFilterFactory.cpp in
 * https://sourceforge.net/p/equalizerapo/code/HEAD/tree/trunk/filters/) and of REW's `Generic` equaliser
 * (https://www.roomeqwizard.com/help/help_en-GB/html/equaliser.html), in capitals. Types not ending in C give
 * the corner frequency, except REW's `LS Q` and `HS Q`, which give the middle of the slope.
 */
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

/** The reader for a filter type; undefined for a type without an equivalent. */
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

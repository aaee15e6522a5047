import { curveThrough } from '@/lib/audio/curve-through'
import { deviationFrom, type Deviation } from '@/lib/audio/deviation'
import type { CurvePoint } from '@/lib/audio/extremes'
import type { Filter } from '@/lib/audio/filter'
import { fitFilters } from '@/lib/audio/fit-filters'
import { fileFormats, type FormatId } from '@/lib/audio/formats/file-formats'
import { preampOf } from '@/lib/audio/preamp'
import { responseOf } from '@/lib/audio/response'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'

/** A file for one program, and how far it departs from the curve. */
export interface OwnFile {
  format: FormatId
  name: string
  contentType: string
  content: string
  /** Number of its filters; null if it is a curve drawn by points. */
  count: number | null
  /** From the curve, in dB. */
  deviation: Deviation
}

/**
 * dB: EasyEffects' lowest input gain (`input-gain` in easyeffects_db_equalizer.kcfg), and nothing sounds well
 * below it.
 */
export const LOWEST_PREAMP = -36

/** Where a fitted curve is evaluated. */
const POINTS = logarithmicGrid(320)

interface Source {
  name: string
  /** Used in place of a shop preset's game. */
  kind: string
  /** At least one, as returned by `wholeOf`. */
  filters: readonly Filter[]
}

/**
 * The files for a curve, each with a single preamp.
 * @param most the user's limit of filters; files with more get as many that approximate the curve
 */
export function ownFiles({ name, kind, filters }: Source, most = Infinity): OwnFile[] {
  const fitted = new Map<number, readonly Filter[]>()
  const atMost = (count: number): readonly Filter[] => {
    if (filters.length <= count) return filters
    const known = fitted.get(count) ?? fitTo(filters, count)
    fitted.set(count, known)
    return known
  }
  return fileFormats.map(({ id, name: file, contentType, mostFilters, points, build }) => {
    const held = points ? filters : atMost(Math.min(most, mostFilters))
    return {
      format: id,
      name: file,
      contentType,
      content: build({ name, game: kind, version: 1, filters: held }),
      count: points ? null : held.length,
      deviation: points ? drawnDeviation(filters, points(filters)) : deviationFrom(held, responseOf(filters)),
    }
  })
}

function fitTo(filters: readonly Filter[], most: number): readonly Filter[] {
  const response = responseOf(filters)
  return fitFilters(
    POINTS.map((frequency) => ({ frequency, gain: response(frequency) })),
    most,
  )
}

/** Straight lines connect the file's points. */
function drawnDeviation(filters: readonly Filter[], points: readonly CurvePoint[]): Deviation {
  const preamp = preampOf(filters)
  const rounded = points.map(({ frequency, gain }) => ({
    frequency,
    gain: Number(gain.toFixed(1)) - preamp,
  }))
  return deviationFrom(filters, curveThrough(rounded))
}

import { curveThrough } from '../curve-through'
import { deviationFrom, type Deviation } from '../deviation'
import type { CurvePoint } from '../extremes'
import { hasGain, type Filter } from '../filter'
import { fitFilters } from '../fit-filters'
import { logarithmicGrid } from '../frequency-scale'
import { preampOf } from '../preamp'
import { responseOf } from '../response'
import type { FileFormat } from './file-format'

type Format = Pick<FileFormat, 'mostFilters' | 'points' | 'lacksPasses'>

/** Where a fitted curve is evaluated. */
const POINTS = logarithmicGrid(320)

/** Of one list, by number and types of filters: several formats may hold as many. */
const fits = new WeakMap<readonly Filter[], Map<string, readonly Filter[]>>()

/**
 * The filters that a file of a format gets: all of them, or where its reader would leave some out, as many as fit into it,
 * which approximate their curve.
 * @param most a further limit, of the program or device that reads the file
 */
export function heldFilters(
  { mostFilters, points, lacksPasses = false }: Format,
  filters: readonly Filter[],
  most = Infinity,
): readonly Filter[] {
  const count = Math.min(most, mostFilters)
  const isHeld = filters.length <= count && !(lacksPasses && filters.some((filter) => !hasGain(filter)))
  if (points || isHeld) return filters
  const known = fits.get(filters) ?? new Map<string, readonly Filter[]>()
  const key = `${count} ${lacksPasses}`
  const fitted = known.get(key) ?? fitTo(filters, count, !lacksPasses)
  fits.set(filters, known.set(key, fitted))
  return fitted
}

/** How far the file departs from the filters' curve, in dB. */
export function fileDeviation(format: Format, filters: readonly Filter[], most = Infinity): Deviation {
  return format.points
    ? drawnDeviation(filters, format.points(filters))
    : deviationFrom(heldFilters(format, filters, most), responseOf(filters))
}

function fitTo(filters: readonly Filter[], most: number, hasPasses: boolean): readonly Filter[] {
  const response = responseOf(filters)
  return fitFilters(
    POINTS.map((frequency) => ({ frequency, gain: response(frequency) })),
    most,
    undefined,
    hasPasses,
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

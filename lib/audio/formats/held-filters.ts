import { curveThrough } from '../curve-through'
import { deviationFrom, type Deviation } from '../deviation'
import type { CurvePoint } from '../extremes'
import { hasGain, type Filter } from '../filter'
import { fitFilters } from '../fit/fit-filters'
import { logarithmicGrid } from '../frequency-scale'
import { preampOf } from '../preamp'
import { responseOf } from '../response'
import type { FileFormat } from './file-format'

type Format = Pick<FileFormat, 'mostFilters' | 'points' | 'lacksPasses'>

const POINTS = logarithmicGrid(320)

/** By list of filters, then by number and types: several formats may hold as many. */
const fits = new WeakMap<readonly Filter[], Map<string, readonly Filter[]>>()

/** All filters, or where readers would ignore some, at most as many as fit, approximating the same curve.
 * @param most a further limit, of the program or device that reads the file */
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

function drawnDeviation(filters: readonly Filter[], points: readonly CurvePoint[]): Deviation {
  const preamp = preampOf(filters)
  const rounded = points.map(({ frequency, gain }) => ({
    frequency,
    gain: Number(gain.toFixed(1)) - preamp,
  }))
  return deviationFrom(filters, curveThrough(rounded))
}

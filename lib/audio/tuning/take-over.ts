import { deviationFrom } from '../deviation'
import type { CurvePoint } from '../extremes'
import { hasGain, MOST_FILTERS, type Filter } from '../filter'
import { fitFilters } from '../fit/fit-filters'
import { isAllowed, onGrid } from '../fit/on-grid'
import { responseOf, type Response } from '../response'
import { logarithmicGrid } from '../frequency-scale'
import { nothingIn, type Source } from './source'
import type { LeftOut, Tuning } from './tuning'

const MOST_NAMED = 20 // reported individually
const POINTS = logarithmicGrid(320) // twice as many as for the fit

/** Rounds the source's own filters if possible, else fits filters to its curve.
 * @throws Unreadable if it has no effect */
export function takenOver(source: Source): Tuning {
  const curve = curveOf(source)
  const own = fewOf(source.filters.map(onGrid))
  const isOwn = source.curves.length === 0 && own.length <= MOST_FILTERS
  const isFitted = !isOwn || !own.every((filter) => isAllowed(filter))
  const filters = isFitted ? fittedTo(curve, isOwn ? own : undefined) : own
  if (filters.length === 0) throw nothingIn(source)
  return {
    format: source.format,
    filters: [...filters],
    ...(source.preamp !== undefined && { preamp: Math.round(source.preamp * 100) / 100 + 0 }),
    ...(source.dynamics && { dynamics: source.dynamics }),
    isFitted,
    leftOut: counted(source.leftOut),
    deviation: deviationFrom(filters, curve),
  }
}

function curveOf({ filters, curves }: Source): Response {
  const response = responseOf(filters)
  return (frequency) => curves.reduce((sum, curve) => sum + curve(frequency), response(frequency))
}

function fittedTo(curve: Response, near: readonly Filter[] | undefined): Filter[] {
  const points = POINTS.map((frequency): CurvePoint => ({ frequency, gain: curve(frequency) }))
  return fitFilters(points, MOST_FILTERS, near)
}

/** Drops filters of 0 dB if there are too many; programs pad their lists with them. */
function fewOf(filters: readonly Filter[]): readonly Filter[] {
  return filters.length <= MOST_FILTERS
    ? filters
    : filters.filter((filter) => !hasGain(filter) || filter.gain !== 0)
}

/** Disabled filters as one number, and limited in length. */
function counted(leftOut: readonly LeftOut[]): LeftOut[] {
  const named = leftOut.filter(({ what }) => what !== 'off')
  const off = leftOut.length - named.length
  const rest = named.length - MOST_NAMED
  return [
    ...named.slice(0, MOST_NAMED),
    ...(rest > 0 ? [{ what: 'more' as const, values: { count: rest } }] : []),
    ...(off > 0 ? [{ what: 'off' as const, values: { count: off } }] : []),
  ]
}

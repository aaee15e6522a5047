import { curveThrough } from '../curve-through'
import type { CurvePoint } from '../extremes'
import { logarithmicGrid } from '../frequency-scale'
import { readGain, readNumber } from './read-number'
import type { Source } from './source'
import { Unreadable } from './tuning'

const GRID = logarithmicGrid(161)
/** Characters of an unreadable point to show. */
const LONGEST_NAME = 30

/**
 * Adds to a source the curve after `GraphicEQ:`, in the form `20 -3.1; 21 -3.2; …` of Hz and dB, defined by
 * Equalizer APO (https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/) and shared by Wavelet
 * and AutoEq. As in its GraphicEQFilterFactory.cpp, commas are decimal if there is no point.
 *
 * The gains include whatever preamp was meant. So the level at which most of the curve lies becomes 0 dB;
 * otherwise the fit would need filters that lower everything.
 */
export function readGraphicEq(rest: string, line: number, source: Source): void {
  const text = rest.includes('.') ? rest : rest.replaceAll(',', '.')
  const points = text
    .split(';')
    .map((point) => point.trim())
    // JamesDSP begins with one at 0 Hz, which has no place on a logarithmic scale.
    .filter((point) => point !== '' && !/^0+(\.0+)?\s/.test(point))
    .flatMap((point) => readPoint(point, line, source))
  if (points.length === 0) throw new Unreadable('bad_line', { line })
  const curve = curveThrough(points)
  const level = medianOf(GRID.map(curve))
  source.curves.push((frequency) => curve(frequency) - level)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

/** A point, or none where it cannot be read: then it is left out by name, and the curve goes on through its neighbours. */
function readPoint(point: string, line: number, source: Source): CurvePoint[] {
  try {
    const [frequency = '', gain = '', ...more] = point.split(/\s+/)
    const hertz = readNumber(frequency, line)
    if (more.length > 0 || hertz <= 0) throw new Unreadable('bad_number', { line })
    return [{ frequency: hertz, gain: readGain(gain, line) }]
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    source.leftOut.push({ what: 'point', values: { line, name: point.slice(0, LONGEST_NAME) } })
    return []
  }
}

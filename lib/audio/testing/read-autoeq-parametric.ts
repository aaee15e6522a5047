import { autoEqParametric } from '../formats/autoeq-parametric'
import type { Filter } from '../filter'
import { deviationOf, peakOf, type FileContent } from './file-response'

const types: Record<string, Filter['type']> = { PK: 'PK', LSC: 'LSC', HSC: 'HSC', HPQ: 'HP', LPQ: 'LP' }
const filterLine = /^Filter \d+: ON (\S{1,7}) Fc (\d+) Hz Gain (-?\d+\.\d\d?) dB Q (\d+\.\d\d)$/

/** Reads a file as strictly as the strictest readers: the preamp first, then one pattern for every whole line. */
function read(file: string): FileContent {
  const [first = '', ...lines] = file.replace(/\n$/, '').split('\n')
  return { preamp: Number(/^Preamp: (\S+) dB$/.exec(first)?.[1]), filters: lines.map(readFilter) }
}

function readFilter(line: string): Filter {
  const [, name = '', frequency, gain, q] = filterLine.exec(line) ?? []
  const type = types[name]
  if (type === undefined) throw new Error(`no filter: ${line}`)
  const shape = { fc: Number(frequency), q: Number(q) }
  return type === 'HP' || type === 'LP' ? { type, ...shape } : { type, ...shape, gain: Number(gain) }
}

/** The largest difference in dB between the file's response, preamp included, and its source's. */
export function autoEqDeviation(source: readonly Filter[]): number {
  return deviationOf(read(autoEqParametric({ filters: source })), source)
}

/** The highest gain in dB that the file has at any rate. */
export function autoEqPeak(source: readonly Filter[]): number {
  return peakOf(read(autoEqParametric({ filters: source })))
}

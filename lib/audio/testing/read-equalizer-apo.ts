import { equalizerApo } from '../formats/equalizer-apo'
import type { Filter } from '../filter'
import { deviationOf, peakOf, type FileContent } from './file-response'

const types: Record<string, Filter['type']> = { PK: 'PK', LSC: 'LSC', HSC: 'HSC', HPQ: 'HP', LPQ: 'LP' }

/** Reads a file the way Equalizer APO does: line by line, `key: value`, a search per parameter, its rule for dots. */
function read(file: string): FileContent {
  const result: { preamp: number; filters: Filter[] } = { preamp: Number.NaN, filters: [] }
  for (const line of file.split('\n').map((text) => text.replace(/\r$/, ''))) {
    const colon = line.indexOf(':')
    const [key, value] = [line.slice(0, colon).trim(), line.slice(colon + 1)]
    if (key === 'Preamp') result.preamp = Number(/^ (\S+) dB$/.exec(value)?.[1])
    if (key.startsWith('Filter')) result.filters.push(readFilter(value))
  }
  return result
}

function readFilter(value: string): Filter {
  const type = types[/^\s*ON\s+([A-Za-z]+)/.exec(value)?.[1] ?? '']
  const frequency = /\s+Fc\s*([-+0-9.eE]+)\s*Hz/.exec(value)?.[1] ?? ''
  const thousands = frequency.length >= 5 && frequency.at(-4) === '.' ? 1000 : 1
  const gain = /\s+Gain\s*([-+0-9.eE]+)\s*dB/.exec(value)?.[1]
  const shape = { fc: Number(frequency) * thousands, q: Number(/\s+Q\s*([-+0-9.eE]+)/.exec(value)?.[1]) }
  if (type === undefined) throw new Error(`no filter: ${value}`)
  if (type === 'HP' || type === 'LP') return { type, ...shape }
  return { type, ...shape, gain: Number(gain) }
}

/**
 * The largest difference in dB between a file's response, preamp included, and its source's.
 * @param file by default the one that the shop builds
 */
export function equalizerApoDeviation(source: readonly Filter[], file = fileOf(source)): number {
  return deviationOf(read(file), source)
}

/** The highest gain in dB that the file has at any rate. */
export function equalizerApoPeak(source: readonly Filter[]): number {
  return peakOf(read(fileOf(source)))
}

function fileOf(filters: readonly Filter[]): string {
  return equalizerApo({ name: 'Probe', game: 'Spiel', version: 1, filters })
}

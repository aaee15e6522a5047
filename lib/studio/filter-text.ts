import { hasGain, MOST_FILTERS, type Filter } from '@/lib/audio/filter'
import { isAllowed } from '@/lib/audio/fit/on-grid'

/** Type, whole Hz, tenths of a dB if there is a gain, hundredths of Q; no leading zeros. */
const GAIN = /^(PK|LSC|HSC)([1-9]\d*)_(0|-?[1-9]\d*)_([1-9]\d*)$/
const PASS = /^(HP|LP)([1-9]\d*)_([1-9]\d*)$/

/** Twelve like `HSC20000_-150_1000`. */
export const LONGEST_LIST = 12 * 19

/** Encodes filters for addresses and the store, e.g. `PK1200_-35_141~HP30_70`; '' for none. */
export function writeFilters(filters: readonly Filter[]): string {
  return filters.map(writeFilter).join('~')
}

/** Null for anything `writeFilters` would not write for valid filters. */
export function readFilters(text: string): Filter[] | null {
  if (text === '') return []
  if (text.length > LONGEST_LIST) return null
  const filters = text.split('~').map(readFilter)
  return filters.length <= MOST_FILTERS && filters.every((filter) => filter !== null) ? filters : null
}

function writeFilter(filter: Filter): string {
  const gain = hasGain(filter) ? `_${Math.round(filter.gain * 10)}` : ''
  return `${filter.type}${filter.fc}${gain}_${Math.round(filter.q * 100)}`
}

function readFilter(text: string): Filter | null {
  const filter = readGain(text) ?? readPass(text)
  return filter && isAllowed(filter) ? filter : null
}

function readGain(text: string): Filter | null {
  const [, type, fc, gain, q] = GAIN.exec(text) ?? []
  if (type !== 'PK' && type !== 'LSC' && type !== 'HSC') return null
  return { type, fc: Number(fc), gain: Number(gain) / 10, q: Number(q) / 100 }
}

function readPass(text: string): Filter | null {
  const [, type, fc, q] = PASS.exec(text) ?? []
  if (type !== 'HP' && type !== 'LP') return null
  return { type, fc: Number(fc), q: Number(q) / 100 }
}

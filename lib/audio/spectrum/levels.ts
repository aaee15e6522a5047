import { thirds } from './thirds'

/** dB below the highest third octave that a level can say. */
export const LOWEST = -80

const LEVELS = /^(?:0|-\d{1,2}(?:\.\d)?)(?: (?:0|-\d{1,2}(?:\.\d)?)){30}$/

/** In tenths of a dB below the highest. @param powers by `thirds` */
export function levelsOf(powers: ArrayLike<number>): number[] {
  const most = Array.from(powers).reduce((one, other) => Math.max(one, other), 0)
  return thirds.map((_, third) => inTenths(10 * Math.log10((powers[third] ?? 0) / most)))
}

/** By `thirds`, the highest of them 1. */
export function powersOfLevels(levels: readonly number[]): Float64Array {
  return Float64Array.from(levels, (level) => 10 ** (level / 10))
}

/** The stored form of 31 levels. */
export function writeLevels(levels: readonly number[]): string {
  return levels.map(inTenths).join(' ')
}

/** Null for other texts. */
export function readLevels(text: string): number[] | null {
  return LEVELS.test(text) ? text.split(' ').map(Number) : null
}

/** The lowest for silence. */
function inTenths(level: number): number {
  return Math.round(10 * Math.max(LOWEST, level)) / 10 + 0
}

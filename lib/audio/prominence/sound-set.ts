import { dot } from '../fit/least-squares'
import { kWeightingAt } from '../loudness'
import { levelsOf } from '../spectrum/levels'
import { thirds } from '../spectrum/thirds'

/** As factors of power, by `thirds`. */
export const weights = thirds.map(({ centre }) => kWeightingAt(centre))

/** K-weighted powers by `thirds`, with the sum 1. */
export function weightedThirds(powers: ArrayLike<number>): Float64Array {
  const weighted = Float64Array.from(weights, (weight, third) => weight * (powers[third] ?? 0))
  const sum = weighted.reduce((all, power) => all + power, 0)
  return weighted.map((power) => power / sum)
}

/** @param gains in dB */
export function powersOf(gains: Float64Array): Float64Array {
  return gains.map((gain) => 10 ** (gain / 10))
}

/** dB by which factors of power by `thirds` raise the level of a weighted spectrum. */
export function raisedBy(spectrum: Float64Array, factors: Float64Array): number {
  return 10 * Math.log10(dot(spectrum, factors))
}

/** Weighted spectra by `thirds`, with the sum 1. */
export interface SoundSet {
  files: readonly Float64Array[]
  bed: Float64Array
}

/** dB, mean over the files at equal loudness of the bed. @param factors of power by `thirds` */
export function standsOutBy({ files, bed }: SoundSet, factors: Float64Array): number {
  let raised = 0
  for (const file of files) raised += raisedBy(file, factors)
  return raised / files.length - raisedBy(bed, factors)
}

/** dB by `thirds`, as they were before they were weighted; each sound weighs the same. */
export function spectraOf({ files, bed }: SoundSet): { sound: number[]; bed: number[] } {
  const unweighted = (powers: (third: number) => number) =>
    levelsOf(thirds.map((_, third) => powers(third) / (weights[third] ?? 1)))
  return {
    sound: unweighted((third) => files.reduce((sum, file) => sum + (file[third] ?? 0), 0)),
    bed: unweighted((third) => bed[third] ?? 0),
  }
}

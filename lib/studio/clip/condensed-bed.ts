import { dot } from '@/lib/audio/fit/least-squares'
import { loudnessOfBlocks, meanLoudness, passedBy } from '@/lib/audio/loudness'
import { UNFILTERED } from '@/lib/audio/prominence/prominence'
import { weightedSum, type LoudnessWith } from '@/lib/audio/prominence/weighted'
import type { BandFrames } from '@/lib/audio/spectrum/band-frames'

/** Frames of a block of BS.1770, and from one block to the next. */
const BLOCK = 20
const STEP = 5
/** dB within which blocks are merged, and the least share of blocks that remain. */
const ALIKE = 1
const GROUPS = 40
/** dB, far below the meter's gate: where there is silence, blocks are merged as well. */
const SILENT = -120

interface Block {
  /** K-weighted, by bands. */
  powers: Float64Array
  level: number
}

/**
 * The loudness of a long bed with any filter, by few blocks that represent others of equal loudness: finding filters
 * evaluates it hundreds of thousands of times. Filters may raise blocks above the meter's gate that did not pass it
 * before, which lowers the measured loudness: the larger value counts, of all blocks that pass with the filter or of
 * those that passed without.
 */
export function condensedBed(bed: BandFrames): LoudnessWith {
  const count = Math.max(1, Math.floor((bed.length - BLOCK) / STEP) + 1)
  const blocks = Array.from({ length: count }, (_, index) => blockOf(bed, index * STEP)).sort(
    (one, other) => one.level - other.level,
  )
  const groups = inGroups(blocks)
  const means = groups.map(meanOf)
  const counts = groups.map(({ length }) => length)
  const after = (filter: Float64Array) => means.map((powers) => dot(powers, filter))
  const passes = passedBy(after(UNFILTERED), counts)
  return (filter) => {
    const powers = after(filter)
    return Math.max(loudnessOfBlocks(powers, counts), meanLoudness(powers, counts, passes))
  }
}

function blockOf(bed: BandFrames, start: number): Block {
  const powers = weightedSum(bed.slice(start, start + BLOCK)).map((power) => power / BLOCK)
  const level = 10 * Math.log10(powers.reduce((sum, power) => sum + power, 0))
  return { powers, level: Math.max(SILENT, level) }
}

function inGroups(sorted: readonly Block[]): Block[][] {
  const most = Math.ceil(sorted.length / GROUPS)
  const groups: Block[][] = []
  for (const block of sorted) {
    const last = groups.at(-1)
    const [softest] = last ?? []
    if (last && softest && last.length < most && block.level - softest.level < ALIKE) last.push(block)
    else groups.push([block])
  }
  return groups
}

function meanOf(group: readonly Block[]): Float64Array {
  const mean = new Float64Array(group[0]?.powers.length ?? 0)
  for (const { powers } of group)
    for (let band = 0; band < mean.length; band += 1)
      mean[band] = (mean[band] ?? 0) + (powers[band] ?? 0) / group.length
  return mean
}

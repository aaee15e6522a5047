import type { Filter } from '@/lib/audio/filter'
import { gainOf } from '@/lib/audio/prominence/judge'
import { weightedThirds, type SoundSet } from '@/lib/audio/prominence/sound-set'
import { powersOfLevels } from '@/lib/audio/spectrum/levels'
import { FEWEST_BUYERS, type DoubleReason } from '@/lib/catalog/gift-figures'

/** Of one kind of sound in one game. */
export interface GivenSpectra {
  /** dB by `thirds`. */
  sound: readonly number[]
  bed: readonly number[]
  /** Names of the buyer, at least one; two gifts with one in common are of one buyer. */
  buyers: readonly string[]
  /** ms. */
  at: number
  isSetAside: boolean
}

/** Texts: `admin.presets.gifts.aside.<reason>`. */
export type AsideReason = 'byHand' | 'flat' | 'lines' | DoubleReason

export type JudgedGift<Gift extends GivenSpectra = GivenSpectra> = Gift & {
  /** dB by which the sound stands out. */
  gain: number
  aside: AsideReason | null
}

/** Share of the buyers that the range leaves out at either end. */
const OUTER = 0.1
/** dB from a straight line, rms; recordings have 3.1 and more. */
const STRAIGHT = 2.5
/** dB over both neighbours, and the share of the loudness in such thirds; recordings have up to 0.23. */
const LINES = { over: 12, share: 0.5 } as const
/** Share of the loudness in one third; recordings have up to 0.80. */
const ONE_LINE = 0.85
/** Mean dB below which two spectra are one. */
const SAME = 0.5
/** Median distances from the median from which on an effect moves no end of the range; the least in dB. */
const FAR = { distances: 2.5, least: 0.25 } as const

/** Newest first: of one buyer the newest counts, of copies the oldest. @param filters of the preset on sale */
export function judgeGifts<Gift extends GivenSpectra>(
  gifts: readonly Gift[],
  filters: readonly Filter[],
): JudgedGift<Gift>[] {
  const judged: JudgedGift<Gift>[] = gifts
    .toSorted((one, other) => other.at - one.at)
    .map((gift) => judgeAlone(gift, filters))
  for (const older of olderOfOneBuyer(countedOf(judged))) older.aside = 'again'
  for (const copy of copiesAmong(countedOf(judged))) copy.aside = 'copy'
  return judged
}

/** Without what a comparison with others tells. */
export function judgeAlone<Gift extends GivenSpectra>(
  gift: Gift,
  filters: readonly Filter[],
): JudgedGift<Gift> {
  return { ...gift, gain: gainOf(filters, setOfGift(gift)), aside: problemOf(gift) }
}

export function countedOf<Gift extends { aside: AsideReason | null }>(judged: readonly Gift[]): Gift[] {
  return judged.filter(({ aside }) => aside === null)
}

export function setOfGift({ sound, bed }: Pick<GivenSpectra, 'sound' | 'bed'>): SoundSet {
  return { files: [weightedThirds(powersOfLevels(sound))], bed: weightedThirds(powersOfLevels(bed)) }
}

/**
 * The middle 80 % of buyers, in halves of a dB, rounded down; null for too few.
 * @param counted one of each buyer
 */
export function middleOf(counted: readonly { gain: number }[]): { from: number; to: number } | null {
  if (counted.length < FEWEST_BUYERS) return null
  const gains = nearMedian(counted).map(({ gain }) => gain)
  const end = (share: number) => Math.floor(2 * quantile(gains, share)) / 2 + 0
  return { from: end(OUTER), to: end(1 - OUTER) }
}

/** Effects far from the median tell nothing about the others: lies of a fifth would be an end of the range. */
export function nearMedian<Gift extends { gain: number }>(counted: readonly Gift[]): Gift[] {
  const gains = counted.map(({ gain }) => gain)
  const median = quantile(gains, 0.5)
  const distances = gains.map((gain) => Math.abs(gain - median))
  const most = FAR.distances * Math.max(FAR.least, quantile(distances, 0.5))
  return counted.filter((_, index) => (distances[index] ?? 0) <= most)
}

function problemOf({ sound, bed, isSetAside }: GivenSpectra): AsideReason | null {
  if (isSetAside) return 'byHand'
  if ([sound, bed].some((levels) => distanceFromLine(levels) < STRAIGHT)) return 'flat'
  return [sound, bed].some(isOfLines) ? 'lines' : null
}

function distanceFromLine(levels: readonly number[]): number {
  const middle = (levels.length - 1) / 2
  const mean = meanOf(levels)
  const slope =
    meanOf(levels.map((level, third) => (third - middle) * (level - mean))) /
    meanOf(levels.map((_, third) => (third - middle) ** 2))
  return Math.sqrt(meanOf(levels.map((level, third) => (level - mean - slope * (third - middle)) ** 2)))
}

function isOfLines(levels: readonly number[]): boolean {
  const shares = weightedThirds(powersOfLevels(levels))
  const isLine = levels.map(
    (level, third) =>
      level - Math.max(levels[third - 1] ?? -Infinity, levels[third + 1] ?? -Infinity) >= LINES.over,
  )
  const inLines = shares.filter((_, third) => isLine[third]).reduce((sum, share) => sum + share, 0)
  return inLines > LINES.share || Math.max(...shares) > ONE_LINE
}

/** @param gifts newest first */
function olderOfOneBuyer<Gift extends GivenSpectra>(gifts: readonly Gift[]): Gift[] {
  const groups = new Map<string, ReadonlySet<Gift>>()
  for (const gift of gifts) {
    const group = new Set([gift, ...gift.buyers.flatMap((name) => [...(groups.get(name) ?? [])])])
    for (const { buyers } of group) for (const name of buyers) groups.set(name, group)
  }
  const newest = new Set([...groups.values()].flatMap((group) => gifts.find((gift) => group.has(gift)) ?? []))
  return gifts.filter((gift) => !newest.has(gift))
}

/** @param gifts newest first */
function copiesAmong<Gift extends GivenSpectra>(gifts: readonly Gift[]): Gift[] {
  const isSame = (one: readonly number[], other: readonly number[]) =>
    meanOf(one.map((level, third) => Math.abs(level - (other[third] ?? 0)))) < SAME
  return gifts.filter(({ sound, bed }, index) =>
    gifts.slice(index + 1).some((older) => isSame(sound, older.sound) && isSame(bed, older.bed)),
  )
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Between two values in proportion. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = share * (sorted.length - 1)
  const [below = 0, above = below] = sorted.slice(Math.floor(place))
  return below + (place - Math.floor(place)) * (above - below)
}

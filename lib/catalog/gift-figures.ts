import { z } from 'zod'
import { figureKinds, type FigureKind } from './figures/schema'

/** From how many on a page says a range: fewer say more about themselves than about the game. */
export const FEWEST_BUYERS = 8

/** Given by the same buyer later, or like that of another. */
export const doubleReasons = ['again', 'copy'] as const
export type DoubleReason = (typeof doubleReasons)[number]

/** A kind of sound as buyers measured it in the preset's game, in dB. */
const giftFigureSchema = z.object({
  /** Buyers that count, and gifts that do not. */
  buyers: z.int().min(0),
  setAside: z.int().min(0),
  /** Of the middle 80 % of them; missing for too few. */
  middle: z.object({ from: z.number(), to: z.number() }).exactOptional(),
  /** What only a comparison with all others tells, by the gift's key. */
  doubles: z.record(z.string(), z.enum(doubleReasons)).exactOptional(),
})
export type GiftFigure = z.infer<typeof giftFigureSchema>

/** Stored at `giftFigures/{presetId}`. */
export const giftFiguresSchema = z.object({
  /** Whose filters were judged. */
  version: z.int(),
  kinds: z.partialRecord(z.enum(figureKinds), giftFigureSchema).default({}),
})
export type GiftFigures = z.infer<typeof giftFiguresSchema>

export type AllGiftFigures = Readonly<Record<string, GiftFigures>>

export type GivenRanges = Readonly<Partial<Record<FigureKind, { buyers: number; from: number; to: number }>>>

/** Without those of former versions and of few buyers, by preset and version; sorted. */
export function publishedRanges(figures: AllGiftFigures): Map<string, GivenRanges> {
  const sorted = Object.entries(figures).sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    sorted.flatMap(([id, { version, kinds }]) => {
      const ranges = figureKinds.flatMap((kind) => {
        const { buyers = 0, middle } = kinds[kind] ?? {}
        return middle && buyers >= FEWEST_BUYERS ? [[kind, { buyers, ...middle }] as const] : []
      })
      return ranges.length > 0 ? [[rangesKey({ id, version }), Object.fromEntries(ranges)] as const] : []
    }),
  )
}

export function rangesKey({ id, version }: { id: string; version: number }): string {
  return `${id} ${version}`
}

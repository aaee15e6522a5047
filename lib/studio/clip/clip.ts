/** A range of a clip in which the wanted sound is audible, in seconds. */
export interface ClipMark {
  from: number
  to: number
}

/** Seconds: a shorter clip has too few sounds, and a longer one takes too much memory. */
export const CLIP_SECONDS = { least: 30, most: 300 } as const

/** Seconds by which a clip may be longer: a file's length is not exact. */
export const CLIP_TOLERANCE = 1

/** Maximum size of a file; a video of five minutes is smaller. */
export const CLIP_BYTES = 400 * 2 ** 20

/** Why no filters can be found for a clip; texts: `ownPresets.clip.problems.<code>`. */
export type ClipProblem =
  | 'notDecoded'
  | 'tooLarge'
  | 'tooShort'
  | 'tooLong'
  | 'tooQuiet'
  | 'clipped'
  | 'musicOnly'
  | 'nothingMarked'
  | 'tooMuchMarked'
  | 'restSilent'
  | 'notApart'
  | 'failed'

/** Adds a mark; those that touch become one. @returns in order */
export function withMark(marks: readonly ClipMark[], mark: ClipMark): readonly ClipMark[] {
  const touching = marks.filter(({ from, to }) => from <= mark.to && to >= mark.from)
  const apart = marks.filter((one) => !touching.includes(one))
  const joined = {
    from: Math.min(mark.from, ...touching.map(({ from }) => from)),
    to: Math.max(mark.to, ...touching.map(({ to }) => to)),
  }
  return [...apart, joined].sort((one, other) => one.from - other.from)
}

/** The mark at a time, in seconds. */
export function markAt(marks: readonly ClipMark[], time: number): ClipMark | undefined {
  return marks.find(({ from, to }) => from <= time && time <= to)
}

/** A range of a clip in which the wanted sound is audible, in seconds. */
export interface ClipMark {
  from: number
  to: number
}

/** Seconds: a shorter clip has too few sounds, and a longer one takes too much memory. */
export const CLIP_SECONDS = { least: 10, most: 300 } as const

/** Seconds by which a clip may be longer: a file's length is not exact. */
export const CLIP_TOLERANCE = 1

/** Marks of one sound below which nothing is said. */
export const LEAST_MARKS = 6

/** Maximum size of a file; a video of five minutes is smaller. */
export const CLIP_BYTES = 400 * 2 ** 20

/** Why no filters can be found for a clip; texts: `ownPresets.clip.problems.<code>`. */
export type ClipProblem =
  | 'notDecoded'
  | 'matroska'
  | 'noSound'
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
  | 'fewMarks'
  | 'marksDiffer'
  | 'noGain'
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

/** Seconds by which a key is pressed after a sound begins, usually and at most, and let go after it has ended. */
const LATE = { usually: 0.25, most: 0.4, end: 0.1 } as const
/** Length in seconds of a mark that is set at a single position. */
const SHORT = 0.3

/** A short mark around a time. */
export function shortMark(time: number): ClipMark {
  return { from: time - SHORT / 2, to: time + SHORT / 2 }
}

/**
 * What was heard while a key was held: the short sounds that began in that time, or else all of it. Hands are late, so it is earlier.
 * @param isLasting for a sound that has no short parts, such as a voice
 */
export function heldMarks(
  { from, to }: ClipMark,
  proposed: readonly ClipMark[],
  isLasting: boolean,
): readonly ClipMark[] {
  const end = to - LATE.end
  const begun = proposed.filter((mark) => mark.from >= from - LATE.most && mark.from < end)
  if (begun.length > 0 && !isLasting) return begun
  const start = Math.max(0, from - LATE.usually)
  return [{ from: start, to: Math.max(start + SHORT, end) }]
}

/** The mark at a time, in seconds. */
export function markAt(marks: readonly ClipMark[], time: number): ClipMark | undefined {
  return marks.find(({ from, to }) => from <= time && time <= to)
}

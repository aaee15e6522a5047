/** Seconds in which the wanted sound is audible. */
export interface ClipMark {
  from: number
  to: number
}

/** Seconds: shorter clips have too few sounds, longer ones take too much memory. */
export const CLIP_SECONDS = { least: 10, most: 300 } as const

/** Seconds: a file's length is not exact. */
export const CLIP_TOLERANCE = 1

/** Asked for, as some are mostly left out. */
export const LEAST_MARKS = 6
/** Of those that sound alike: half of them must still be more than one. */
export const LEAST_ALIKE = 4

/** A video of five minutes is smaller. */
export const CLIP_BYTES = 400 * 2 ** 20

/** Texts: `ownPresets.clip.problems.<code>`. */
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
  | 'alsoElsewhere'
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

/** Seconds by which a key is pressed after a sound begins, usually and at most, and let go after its end. */
const LATE = { usually: 0.25, most: 0.4, end: 0.1 } as const
/** Seconds of a mark that is set at a single position. */
const SHORT = 0.3

export function shortMark(time: number): ClipMark {
  return { from: time - SHORT / 2, to: time + SHORT / 2 }
}

/** Short sounds that began meanwhile, or else all of it; earlier, as hands are late. @param isLasting e.g. a voice */
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

export function markAt(marks: readonly ClipMark[], time: number): ClipMark | undefined {
  return marks.find(({ from, to }) => from <= time && time <= to)
}

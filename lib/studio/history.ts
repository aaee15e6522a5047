/** Number of steps that can be undone. */
const LONGEST = 100
/** Changes to the same thing within this time (ms) are one step, such as a held key or a turned wheel. */
const PAUSE = 800

/** Undo history: past, present and undone states. */
export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** The latest change and its time, for merging consecutive ones. */
  last?: { what: string; at: number } | undefined
}

export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/**
 * Adds a step, and forgets undone ones.
 * @param last what is changed and when (ms): merges with the previous step if that just changed the same thing
 */
export function takeStep<State>(
  history: History<State>,
  present: State,
  last?: History<State>['last'],
): History<State> {
  if (present === history.present) return history
  const before = history.last
  const goesOn = last && before?.what === last.what && last.at - before.at < PAUSE
  const past = goesOn ? history.past : [...history.past, history.present].slice(-LONGEST)
  return { past, present, future: [], last }
}

export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: later }
}

/** Steps that can be taken back. */
const LONGEST = 100
/** ms within which changes of the same thing are one step: a key held down, a wheel turned. */
const PAUSE = 800

/** What was, is, and was taken back. */
export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** What changed last and when, for changes that follow one another. */
  last?: { what: string; at: number } | undefined
}

export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/**
 * Takes a step, and forgets what was taken back.
 * @param last what is changed and when (ms): goes on with the step before if that changed the same just now
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

/** Goes back a step; without one, nothing changes. */
export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** Takes again what was taken back last. */
export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: later }
}

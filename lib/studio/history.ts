const LONGEST = 100
/** ms within which changes to the same thing are one step, such as a held key. */
const PAUSE = 800

export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  last?: { what: string; at: number } | undefined
}

export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** @param last what changes and when (ms): merges with the previous step if that just changed the same */
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

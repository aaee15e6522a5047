/** The staircase of one condition, as plain data. */
export interface Track {
  /** dB; of the next trial. */
  levelDb: number
  trials: number
  /** How often the level has turned from falling to rising or back. */
  reversals: number
  /** Where the level went after the last trial. */
  direction: 'down' | 'up' | null
  /** Whether no answer was wrong yet: until then steps are larger. */
  approaching: boolean
}

/** dB after a right answer. */
interface Steps {
  approach: number
  then: number
}

/** dB; no sound is played outside of these. */
export const LEVELS = { min: -48, max: 12 } as const
/** dB */
const RUN: Steps = { approach: 2, then: 1.5 }
/** dB; finds the region within a few trials. */
const PRACTICE: Steps = { approach: 4, then: 4 }
/** Steps up are so many times as large. */
const UP = { run: 3, practice: 2 } as const

export function startingTrack(levelDb: number): Track {
  return { levelDb: within(levelDb), trials: 0, reversals: 0, direction: null, approaching: true }
}

/**
 * A weighted up-down staircase: with steps up three times as large as down it settles where 75 % of the answers are right, since there
 * 0.75 · 1 down is 0.25 · 3 up (Kaernbach 1991, Perception & Psychophysics 49, 227-229, https://doi.org/10.3758/BF03214307; on
 * staircases in general Levitt 1971, https://doi.org/10.1121/1.1912375).
 */
export function trackAfter(track: Track, right: boolean): Track {
  return moved(track, right, RUN, UP.run)
}

/** The same for the practice, in coarse steps. */
export function practiceAfter(track: Track, right: boolean): Track {
  return moved(track, right, PRACTICE, UP.practice)
}

function moved(track: Track, right: boolean, steps: Steps, up: number): Track {
  const direction = right ? 'down' : 'up'
  const step = track.approaching ? steps.approach : steps.then
  const turned = track.direction !== null && direction !== track.direction
  return {
    levelDb: within(track.levelDb + (right ? -step : step * up)),
    trials: track.trials + 1,
    reversals: track.reversals + (turned ? 1 : 0),
    direction,
    approaching: track.approaching && right,
  }
}

function within(levelDb: number): number {
  return Math.min(LEVELS.max, Math.max(LEVELS.min, levelDb))
}

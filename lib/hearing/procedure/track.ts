/** The staircase of one condition, as plain data. */
export interface Track {
  /** dB; of the next trial. */
  levelDb: number
  trials: number
  /** How often the level has turned from falling to rising or back. */
  reversals: number
  /** Where the level went after the last trial. */
  direction: 'down' | 'up' | null
  /** Whether no answer was wrong yet: then the level falls in large steps. */
  approaching: boolean
}

/** dB; no sound is played outside of these. */
export const LEVELS = { min: -48, max: 12 } as const
/** dB, until the first wrong answer. */
const APPROACH = 4
/** dB, after a right answer. */
const DOWN = 1
/** dB, after a wrong answer. */
const UP = 4

export function startingTrack(levelDb: number): Track {
  return { levelDb: within(levelDb), trials: 0, reversals: 0, direction: null, approaching: true }
}

/**
 * A weighted up-down staircase: steps up four times as large as down settle where 80 % of the answers are right, since there
 * 0.8 · 1 dB down is 0.2 · 4 dB up (Kaernbach 1991, Perception & Psychophysics 49, 227-229,
 * https://doi.org/10.3758/BF03214307; the idea of such staircases is Levitt's, 1971, https://doi.org/10.1121/1.1912375).
 */
export function trackAfter(track: Track, right: boolean): Track {
  const direction = right ? 'down' : 'up'
  const approaching = track.approaching && right
  const step = right ? -(approaching ? APPROACH : DOWN) : UP
  const turned = track.direction !== null && direction !== track.direction
  return {
    levelDb: within(track.levelDb + step),
    trials: track.trials + 1,
    reversals: track.reversals + (turned ? 1 : 0),
    direction,
    approaching,
  }
}

function within(levelDb: number): number {
  return Math.min(LEVELS.max, Math.max(LEVELS.min, levelDb))
}

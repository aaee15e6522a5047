import { SAMPLE_RATE } from '@/lib/audio/filter'

/** In samples at 48 kHz, from the start of the buffer. */
export interface TrialPlan {
  /** Where the intervals begin. */
  starts: readonly [number, number]
  /** Of one interval. */
  intervalLength: number
  /** From the start of an interval to the earliest moment of the sound in it. */
  soundAt: number
  /** Of the longest sound. */
  soundLength: number
  /** Of the rise and fall at each end of an interval. */
  edge: number
  /** Of the whole buffer. */
  length: number
}

const samples = (seconds: number) => Math.round(seconds * SAMPLE_RATE)

const INTERVAL = samples(0.75)
const GAP = samples(0.25)
const TAIL = samples(0.05)
const LEAD = samples(0.1)

/**
 * The same for every trial: both intervals lie in one buffer, so that a player which starts it anywhere keeps their distance to
 * the sample.
 */
export const trialPlan: TrialPlan = {
  starts: [LEAD, LEAD + INTERVAL + GAP],
  intervalLength: INTERVAL,
  soundAt: samples(0.1),
  soundLength: samples(0.6),
  edge: samples(0.025),
  length: LEAD + 2 * INTERVAL + GAP + TAIL,
}

/** Samples of a buffer with a single interval, which begins where the first of two does. */
export const directionLength = LEAD + INTERVAL + TAIL

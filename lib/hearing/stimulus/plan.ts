import { SAMPLE_RATE } from '@/lib/audio/filter'

const samples = (seconds: number) => Math.round(seconds * SAMPLE_RATE)

const INTERVAL = samples(0.7)
const LEAD = samples(0.03)
const TAIL = samples(0.02)

/** One interval in its buffer, the same for every trial. In samples at 48 kHz, from the start of the buffer. */
export const trialPlan = {
  /** Where the interval begins. */
  start: LEAD,
  intervalLength: INTERVAL,
  /** From the start of the interval to the sound in it. */
  soundAt: samples(0.05),
  /** Of the longest sound. */
  soundLength: samples(0.6),
  /** Of the rise and fall at each end of an interval. */
  edge: samples(0.025),
  /** Of the whole buffer. */
  length: LEAD + INTERVAL + TAIL,
} as const

/** Seconds that pass between an answer and the next sound. */
export const PAUSE = 0.15

/** Seconds of a trial, but for the time to answer. */
export const trialSeconds = PAUSE + trialPlan.length / SAMPLE_RATE

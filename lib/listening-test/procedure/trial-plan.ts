import { SAMPLE_RATE } from '@/lib/audio/filter'

const samples = (seconds: number) => Math.round(seconds * SAMPLE_RATE)

const INTERVAL = samples(0.7)
const LEAD = samples(0.03)
const TAIL = samples(0.02)

/** Layout of a trial's buffer, in samples at 48 kHz. */
export const trialPlan = {
  /** Start of the interval. */
  start: LEAD,
  intervalLength: INTERVAL,
  /** From the start of the interval to the sound in it. */
  soundAt: samples(0.05),
  /** Of the longest sound. */
  soundLength: samples(0.6),
  /** Of the fade at each end of an interval. */
  edge: samples(0.025),
  /** Of the whole buffer. */
  length: LEAD + INTERVAL + TAIL,
} as const

/** Seconds that pass between an answer and the next sound. */
export const PAUSE = 0.15

/** Seconds of a trial without the response time. */
export const trialSeconds = PAUSE + trialPlan.length / SAMPLE_RATE

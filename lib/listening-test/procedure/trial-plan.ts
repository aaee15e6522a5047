import { SAMPLE_RATE } from '@/lib/audio/filter'

const samples = (seconds: number) => Math.round(seconds * SAMPLE_RATE)

const INTERVAL = samples(0.7)
const LEAD = samples(0.03)
const TAIL = samples(0.02)

/** Layout of a trial's buffer, in samples at 48 kHz. */
export const trialPlan = {
  start: LEAD,
  intervalLength: INTERVAL,
  soundAt: samples(0.05), // from the start of the interval
  soundLength: samples(0.6), // at most
  edge: samples(0.025), // fade at each end of an interval
  length: LEAD + INTERVAL + TAIL, // whole buffer
} as const

export const PAUSE = 0.15 // seconds between an answer and the next sound

/** Without the response time. */
export const trialSeconds = PAUSE + trialPlan.length / SAMPLE_RATE

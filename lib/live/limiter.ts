import { SAMPLE_RATE } from '@/lib/audio/filter'
import { LIMITER_DELAY } from '@/lib/audio/limiter'

/** The limiter of live sound as the audio thread runs it; its file is lib/live/processors.ts, sent by server/send-worker.mjs. */
export const LIMITER = { name: 'limiter', file: '/limiter.js' } as const

/** dBFS, between two samples too. */
export const LIVE_CEILING = -1

/** Seconds by which it holds sound back. */
export const LIMITER_LATENCY = LIMITER_DELAY / SAMPLE_RATE

import { SAMPLE_RATE } from '@/lib/audio/filter'
import { LIMITER_DELAY } from '@/lib/audio/limiter'

/** The limiter on the audio thread; its file is built from lib/own-sound/processors.ts and sent by server/send-worker.mjs. */
export const LIMITER = { name: 'limiter', file: '/limiter.js' } as const

/** dBFS, also between two samples. */
export const OWN_SOUND_CEILING = -1

/** Seconds. */
export const LIMITER_LATENCY = LIMITER_DELAY / SAMPLE_RATE

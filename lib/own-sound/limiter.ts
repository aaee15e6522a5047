import { SAMPLE_RATE } from '@/lib/audio/filter'
import { LIMITER_DELAY } from '@/lib/audio/limiter'

/** On the audio thread; built from lib/own-sound/processors.ts and sent by server/send-worker.mjs. */
export const LIMITER = { name: 'limiter', file: '/limiter.js' } as const

export const OWN_SOUND_CEILING = -1 // dBFS, also between two samples

export const LIMITER_LATENCY = LIMITER_DELAY / SAMPLE_RATE // seconds

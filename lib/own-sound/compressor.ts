import { DYNAMICS_LIMITS, dynamicNames, type Dynamics } from '@/lib/audio/dynamics/dynamics'

/** On the audio thread (lib/own-sound/compressor-processor.ts), in the same file as the limiter. */
export const COMPRESSOR = 'compressor'

/** Without any effect. */
const NEUTRAL: Dynamics = { threshold: 0, ratio: 1, attack: 1, release: 150, makeUp: 0 }

export const compressorParameters = dynamicNames.map((name) => ({
  name,
  minValue: DYNAMICS_LIMITS[name].min,
  maxValue: DYNAMICS_LIMITS[name].max,
  defaultValue: NEUTRAL[name],
  automationRate: 'k-rate' as const,
}))

export function valuesAt(parameters: Readonly<Record<string, Float32Array>>): Dynamics {
  const valueOf = (name: keyof Dynamics) => parameters[name]?.[0] ?? NEUTRAL[name]
  return {
    threshold: valueOf('threshold'),
    ratio: valueOf('ratio'),
    attack: valueOf('attack'),
    release: valueOf('release'),
    makeUp: valueOf('makeUp'),
  }
}

import { targetFor } from '@/lib/audio/scenes/targets'
import { orderedPreset } from '@/lib/orders/testing/sample-order'
import type { JudgedRun } from '../judged-run'
import type { HeardRequest } from '../schema'

/** A log as a listener leaves it: both intervals, and times that vary. @param seed makes it differ from others */
export function listenersRun(seed: number): HeardRequest {
  const answers = Array.from({ length: 40 }, (_, index) => ({
    choice: (index * 7 + (seed % 5)) % 3 === 0 ? (1 as const) : (2 as const),
    ms: 400 + ((index * 137) % 900),
  }))
  return { version: 1, seed, asked: targetFor(orderedPreset.game), answers }
}

/** A judged run whose difference is known, in dB. */
export function judgedAs(dB: number, given: Partial<JudgedRun> = {}): JudgedRun {
  return {
    difference: { dB, low: dB - 1.2, high: dB + 1.2 },
    without: { dB: -12, low: -13, high: -11 },
    with: { dB: -12 - dB, low: -13 - dB, high: -11 - dB },
    ...{ isUnclear: false, trials: 34 },
    ...given,
  }
}

import { targetFor } from '@/lib/audio/scenes/targets'
import { ratings } from '@/lib/listening-test/procedure/model'
import { orderedPreset } from '@/lib/orders/testing/sample-order'
import type { JudgedRun } from '../judged-run'
import type { HeardRequest } from '../schema'

/** A plausible log, with all answers and varying response times. @param seed makes it differ from others */
export function listenersRun(seed: number): HeardRequest {
  const answers = Array.from({ length: 40 }, (_, index) => ({
    choice: ratings[((index * 7 + (seed % 5)) % 11) % 4] ?? 1,
    ms: 400 + ((index * 137) % 900),
  }))
  return { version: 1, seed, asked: targetFor(orderedPreset.game), answers }
}

/** A judged run with a given difference in dB. */
export function judgedAs(dB: number, given: Partial<JudgedRun> = {}): JudgedRun {
  return {
    difference: { dB, low: dB - 1.2, high: dB + 1.2 },
    without: { dB: -12, low: -13, high: -11 },
    with: { dB: -12 - dB, low: -13 - dB, high: -11 - dB },
    isUnclear: false,
    trials: 34,
    ...given,
  }
}

import { THRESHOLD_RIGHT } from '../procedure/fit'
import { levelFor, rightProbability } from '../procedure/psychometric'
import type { Listener } from './listener'

/** dB: a threshold in the middle of the levels played. */
const THRESHOLD = -18.3

/**
 * Those whom a run has to measure rightly: steep and gradual hearing, attentive and not, with and without a difference, hearing well and
 * badly; and the ideal listener of detection theory, whose function has another shape than the one that is fitted.
 */
export const listeners: readonly Listener[] = [
  logistic({ spread: 0.7, lapse: 0.01, difference: 3 }),
  logistic({ spread: 1, lapse: 0, difference: 0 }),
  logistic({ spread: 1.5, lapse: 0.05, difference: 2 }),
  logistic({ spread: 1.5, lapse: 0.02, difference: 6 }),
  logistic({ spread: 2, lapse: 0.01, difference: 0 }),
  logistic({ spread: 2, lapse: 0.02, difference: -3 }),
  logistic({ spread: 2.5, lapse: 0.02, difference: 3, threshold: -5.1 }),
  logistic({ spread: 3, lapse: 0.03, difference: 0 }),
  ideal(0),
  ideal(3),
]

interface Hearing {
  spread: number
  lapse: number
  /** dB */
  difference: number
  threshold?: number
}

function logistic({ spread, lapse, difference, threshold = THRESHOLD }: Hearing): Listener {
  const unit = { threshold: 0, spread, lapse }
  const origin = levelFor(THRESHOLD_RIGHT, unit)
  return {
    name: `spread ${spread} dB, ${lapse * 100} % slips, ${difference} dB`,
    thresholds: { without: threshold, with: threshold - difference },
    rightAt: (above) => rightProbability(origin + above, unit),
  }
}

/**
 * The ideal listener to energy: d' grows with the power of the sound, and of two intervals the right one is chosen with Φ(d'/√2) (Green &
 * Swets 1966, Signal Detection Theory and Psychophysics).
 */
function ideal(difference: number): Listener {
  /** d'/√2 where four of five answers are right. */
  const atThreshold = 0.8416
  return {
    name: `ideal, ${difference} dB`,
    thresholds: { without: THRESHOLD, with: THRESHOLD - difference },
    rightAt: (above) => normalShare(atThreshold * 10 ** (above / 10)),
  }
}

/** The normal distribution's share below a positive value: Abramowitz & Stegun 1964, 26.2.17, within 1e-7. */
function normalShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * value)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp(-(value ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series
}

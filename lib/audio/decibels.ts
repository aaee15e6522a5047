/** The factor for a signal's amplitude that raises its level by so many dB: 10^(dB/20). */
export function amplitudeOf(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** dBFS, noise floor of 16 bits; anything quieter is silence. */
const SILENCE = -90

/** Peak of all channels in dBFS; -Infinity for silence. */
export function levelOf(channels: readonly Float32Array[]): number {
  let most = 0
  for (const samples of channels) for (const sample of samples) most = Math.max(most, Math.abs(sample))
  const peak = 20 * Math.log10(most)
  return peak < SILENCE ? -Infinity : peak
}

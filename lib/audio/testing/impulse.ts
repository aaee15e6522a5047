import { SAMPLE_RATE } from '../filter'

/** The gain in dB at a frequency in Hz that an impulse response shows, by its Fourier transform. */
export function gainOf(response: ArrayLike<number>, frequency: number, sampleRate = SAMPLE_RATE): number {
  const w = (2 * Math.PI * frequency) / sampleRate
  let [real, imaginary] = [0, 0]
  for (let index = 0; index < response.length; index += 1) {
    const sample = response[index] ?? 0
    real += sample * Math.cos(w * index)
    imaginary -= sample * Math.sin(w * index)
  }
  return 20 * Math.log10(Math.hypot(real, imaginary))
}

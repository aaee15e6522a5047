import { SAMPLE_RATE } from '../filter'
import { bands } from './bands'
import { TRANSFORM, transform } from './fourier'

export const FRAME = 0.02 // seconds from one frame to the next

const STEP = FRAME * SAMPLE_RATE
const WIDTH = 2 * STEP
const BIN = SAMPLE_RATE / TRANSFORM

/** The squares of two overlapping windows add up to 1, so that frames contain all energy once. */
const window = Float64Array.from({ length: WIDTH }, (_, index) => Math.sin((Math.PI * (index + 0.5)) / WIDTH))

/** Power in each band, by frames. */
export type BandFrames = readonly Float64Array[]

interface Share {
  bin: number
  band: number
  share: number
}

const shares: readonly Share[] = bands.flatMap(({ from, to }, band) => {
  const first = Math.max(1, Math.floor(from / BIN + 0.5))
  const last = Math.min(TRANSFORM / 2 - 1, Math.ceil(to / BIN + 0.5))
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const bin = first + step
    const width = Math.min(to, (bin + 0.5) * BIN) - Math.max(from, (bin - 0.5) * BIN)
    return { bin, band, share: Math.max(0, width) / BIN }
  })
})

/** Mean square in each of `bands` every 20 ms, averaged over 1 or 2 channels at 48 kHz; the sum over bands and
 * frames, times 20 ms, is the energy between 20 Hz and 20 kHz. */
export function bandFrames([left = new Float32Array(), right]: readonly Float32Array[]): BandFrames {
  const frames = Math.ceil(left.length / STEP) + 1
  return Array.from({ length: frames }, (_, frame) => {
    const start = (frame - 1) * STEP
    const real = windowed(left, start)
    // Two channels are the real and imaginary part of one signal: its bins of both signs hold the power of both.
    const imaginary = right ? windowed(right, start) : new Float64Array(TRANSFORM)
    transform(real, imaginary)
    return powers(real, imaginary, right ? 2 : 1)
  })
}

function windowed(samples: Float32Array, start: number): Float64Array {
  const result = new Float64Array(TRANSFORM)
  for (let index = 0; index < WIDTH; index += 1)
    result[index] = (samples[start + index] ?? 0) * (window[index] ?? 0)
  return result
}

function powers(real: Float64Array, imaginary: Float64Array, channels: number): Float64Array {
  const result = new Float64Array(bands.length)
  const scale = 1 / (TRANSFORM * STEP * channels)
  for (const { bin, band, share } of shares) {
    const mirrored = TRANSFORM - bin
    const power =
      (real[bin] ?? 0) ** 2 +
      (imaginary[bin] ?? 0) ** 2 +
      (real[mirrored] ?? 0) ** 2 +
      (imaginary[mirrored] ?? 0) ** 2
    result[band] = (result[band] ?? 0) + power * share * scale
  }
  return result
}

import type { Coefficients } from './coefficients'

/** Each filter starts from silence and outputs 32-bit floats, like Web Audio nodes. */
export function filterSamples(
  samples: Float32Array,
  bands: readonly Coefficients[],
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(samples)
  for (const band of bands) filterInPlace(result, band)
  return result
}

function filterInPlace(samples: Float32Array, { b0, b1, b2, a1, a2 }: Coefficients): void {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  // An indexed loop: it runs ten million times before the listening sample starts.
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    samples[index] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
}

import { hasGain, type Filter } from '../filter'

/**
 * An independent computation of the response as a reference for tests: the analogue prototype of the Audio EQ
 * Cookbook, at the frequency that the bilinear transform maps to the given one. In dB.
 */
export function prototypeResponse(filter: Filter, frequency: number, sampleRate: number): number {
  const s = Math.tan((Math.PI * frequency) / sampleRate) / Math.tan((Math.PI * filter.fc) / sampleRate)
  const [above, below] = polynomials(filter)
  return 20 * Math.log10(size(above, s) / size(below, s))
}

/** Coefficients of s², s and 1. */
type Polynomial = [number, number, number]

function polynomials(filter: Filter): [Polynomial, Polynomial] {
  const A = hasGain(filter) ? 10 ** (filter.gain / 40) : 1
  const { q } = filter
  const root = Math.sqrt(A) / q
  switch (filter.type) {
    case 'PK':
      return [
        [1, A / q, 1],
        [1, 1 / (A * q), 1],
      ]
    case 'LSC':
      return [
        [A, A * root, A * A],
        [A, root, 1],
      ]
    case 'HSC':
      return [
        [A * A, A * root, A],
        [1, root, A],
      ]
    case 'HP':
      return [
        [1, 0, 0],
        [1, 1 / q, 1],
      ]
    case 'LP':
      return [
        [0, 0, 1],
        [1, 1 / q, 1],
      ]
  }
}

/** Magnitude of a polynomial at j·s. */
function size([square, linear, constant]: Polynomial, s: number): number {
  return Math.hypot(constant - square * s * s, linear * s)
}

import { hasGain, SAMPLE_RATE, type Filter } from './filter'

/** A second-order filter, divided by a0: y = b0·x + b1·x₁ + b2·x₂ − a1·y₁ − a2·y₂. */
export interface Coefficients {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/** By the Audio EQ Cookbook (https://www.w3.org/TR/audio-eq-cookbook/), alpha = sin(w0) / 2Q for every type. So does
 * Equalizer APO for shelves given as `LSC`/`HSC … Q …`: BiQuadFilterFactory.cpp keeps Q if no slope is given and
 * shifts the frequency only for types not ending in C; BiQuad.cpp uses the cookbook's Q form
 * (https://sourceforge.net/p/equalizerapo/code/HEAD/tree/trunk/filters/). BiquadFilterNode's shelves ignore Q and
 * differ.
 * @param sampleRate Hz, more than twice the filter's frequency */
export function coefficients(filter: Filter, sampleRate = SAMPLE_RATE): Coefficients {
  const w0 = (2 * Math.PI * filter.fc) / sampleRate
  const cos = Math.cos(w0)
  const alpha = Math.sin(w0) / (2 * filter.q)
  const amplitude = hasGain(filter) ? 10 ** (filter.gain / 40) : 1
  switch (filter.type) {
    case 'PK':
      return peak(cos, alpha, amplitude)
    case 'LSC':
      return lowShelf(cos, alpha, amplitude)
    case 'HSC':
      return highShelf(cos, alpha, amplitude)
    case 'HP':
      return divided([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha])
    case 'LP':
      return divided([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha])
  }
}

function peak(cos: number, alpha: number, A: number): Coefficients {
  return divided([1 + alpha * A, -2 * cos, 1 - alpha * A], [1 + alpha / A, -2 * cos, 1 - alpha / A])
}

function lowShelf(cos: number, alpha: number, A: number): Coefficients {
  const slope = 2 * Math.sqrt(A) * alpha
  return divided(
    [
      A * (A + 1 - (A - 1) * cos + slope),
      2 * A * (A - 1 - (A + 1) * cos),
      A * (A + 1 - (A - 1) * cos - slope),
    ],
    [A + 1 + (A - 1) * cos + slope, -2 * (A - 1 + (A + 1) * cos), A + 1 + (A - 1) * cos - slope],
  )
}

function highShelf(cos: number, alpha: number, A: number): Coefficients {
  const slope = 2 * Math.sqrt(A) * alpha
  return divided(
    [
      A * (A + 1 + (A - 1) * cos + slope),
      -2 * A * (A - 1 + (A + 1) * cos),
      A * (A + 1 + (A - 1) * cos - slope),
    ],
    [A + 1 - (A - 1) * cos + slope, 2 * (A - 1 - (A + 1) * cos), A + 1 - (A - 1) * cos - slope],
  )
}

type Three = [number, number, number]

function divided([b0, b1, b2]: Three, [a0, a1, a2]: Three): Coefficients {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}

import type { Filter } from './filter'
import { responseOf } from './response'

const HEARD = { min: 40, max: 16_000 } as const // Hz; beyond, headphones and ears differ more than presets do
const POINTS = 240

/** dB: RMS difference of two curves over octaves, less the mean, since a louder preset is no other one. */
export function differenceBetween(one: readonly Filter[], other: readonly Filter[]): number {
  const [first, second] = [responseOf(one), responseOf(other)]
  const differences = Array.from({ length: POINTS }, (_, index) => {
    const frequency = HEARD.min * (HEARD.max / HEARD.min) ** (index / (POINTS - 1))
    return first(frequency) - second(frequency)
  })
  const level = mean(differences)
  return Math.sqrt(mean(differences.map((difference) => (difference - level) ** 2)))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

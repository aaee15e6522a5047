import { coefficients, type Coefficients } from './coefficients'
import { logarithmicGrid } from './frequency-scale'
import { shelfParts } from './preset-nodes'

type Complex = readonly [re: number, im: number]

const RATE = 48_000
const GRID = logarithmicGrid(60)

function times([a, b]: Complex, [c, d]: Complex): Complex {
  return [a * c - b * d, a * d + b * c]
}

function added(...terms: Complex[]): Complex {
  return terms.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
}

function responseAt({ b0, b1, b2, a1, a2 }: Coefficients, frequency: number): Complex {
  const angle = (-2 * Math.PI * frequency) / RATE
  const one: Complex = [Math.cos(angle), Math.sin(angle)]
  const two = times(one, one)
  const scaled = (factor: number, [re, im]: Complex): Complex => [factor * re, factor * im]
  const above = added([b0, 0], scaled(b1, one), scaled(b2, two))
  const [re, im] = added([1, 0], scaled(a1, one), scaled(a2, two))
  const square = re * re + im * im
  return times(above, [re / square, -im / square])
}

/** Web Audio's `bandpass` (https://webaudio.github.io/web-audio-api/#filters-characteristics). */
function bandPass(frequency: number, q: number): Coefficients {
  const w0 = (2 * Math.PI * frequency) / RATE
  const alpha = Math.sin(w0) / (2 * q)
  const a0 = 1 + alpha
  return { b0: alpha / a0, b1: 0, b2: -alpha / a0, a1: (-2 * Math.cos(w0)) / a0, a2: (1 - alpha) / a0 }
}

const shelves = (['LSC', 'HSC'] as const).flatMap((type) =>
  [25, 105, 900, 10_000, 19_000].flatMap((fc) =>
    [-15, -3.1, 0, 6.4, 15].flatMap((gain) => [0.1, 0.7, 2.3].map((q) => ({ type, fc, gain, q }))),
  ),
)

it.each(shelves)('makes a shelf of parts that add up to it: $type $fc Hz, $gain dB, Q $q', (shelf) => {
  const { frequency, q, band, pass } = shelfParts(shelf, RATE)
  const passFilter = coefficients({ type: shelf.type === 'LSC' ? 'LP' : 'HP', fc: frequency, q }, RATE)
  const wanted = coefficients(shelf, RATE)
  for (const at of GRID) {
    const sum = added(
      [1, 0],
      times([band, 0], responseAt(bandPass(frequency, q), at)),
      times([pass, 0], responseAt(passFilter, at)),
    )
    const [re, im] = responseAt(wanted, at)
    expect(Math.hypot(sum[0] - re, sum[1] - im)).toBeLessThan(1e-9 * Math.hypot(re, im) + 1e-10)
  }
})

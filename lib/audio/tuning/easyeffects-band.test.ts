import { SAMPLE_RATE } from '../filter'
import { responseOf } from '../response'
import { logarithmicGrid } from '../frequency-scale'
import { filtersOf, type Band } from './read-easyeffects'

const grid = logarithmicGrid(60)
const band: Band = { type: 'Bell', mode: 'RLC (BT)', slope: 'x1', frequency: 1000, gain: 6, q: 1 }

/** |(t0 + t1·s + t2·s²)/(b0 + b1·s + b2·s²)| in dB at s = j·x. */
function cascade([t0, t1, t2]: Three, [b0, b1, b2]: Three, x: number): number {
  return 20 * Math.log10(Math.hypot(t0 - t2 * x * x, t1 * x) / Math.hypot(b0 - b2 * x * x, b1 * x))
}
type Three = readonly [number, number, number]

/** Response of LSP's `calc_rlc_filter`, in dB at a frequency relative to the band's. */
function lspResponse({ type, gain, q, slope }: Band, x: number): number {
  const n = Number(slope.slice(1))
  const G = 10 ** (gain / 20)
  const k = 2 / (1 + q)
  if (type === 'Hi-pass') return n * cascade([0, 0, 1], [1, k, 1], x)
  if (type === 'Lo-pass') return n * cascade([1, 0, 0], [1, k, 1], x)
  if (type === 'Bell') {
    const fg = G ** (1 / n)
    const kBell = (2 * (1 / fg + fg)) / (1 + (2 * q) / n)
    const angle = Math.atan(fg)
    return n * cascade([1, kBell * Math.sin(angle), 1], [1, kBell * Math.cos(angle), 1], x)
  }
  const fg = Math.sqrt(G) ** (1 / (2 * n))
  const [one, other]: [Three, Three] = [
    [fg, k, 1 / fg],
    [1 / fg, k, fg],
  ]
  return gain / 2 + n * (type === 'Lo-shelf' ? cascade(one, other, x) : cascade(other, one, x))
}

describe('a band of EasyEffects', () => {
  it.each(['Bell', 'Lo-shelf', 'Hi-shelf', 'Hi-pass', 'Lo-pass'])('is what LSP computes: %s', (type) => {
    for (const slope of ['x1', 'x2', 'x3', 'x4']) {
      for (const [gain, q] of [
        [6, 1],
        [-9, 0],
        [12, 4.5],
      ] as const) {
        const one = { ...band, type, slope, gain, q }
        const response = responseOf(filtersOf(one) ?? [])
        for (const frequency of grid) {
          const x =
            Math.tan((Math.PI * frequency) / SAMPLE_RATE) / Math.tan((Math.PI * band.frequency) / SAMPLE_RATE)
          expect(response(frequency)).toBeCloseTo(lspResponse(one, x), 4)
        }
      }
    }
  })

  it('is used unchanged in Equalizer APO’s mode, whatever its slope', () => {
    const one = { ...band, mode: 'APO (DR)', type: 'Hi-shelf', slope: 'x3', q: 0.05 }
    expect(filtersOf(one)).toEqual([{ type: 'HSC', fc: 1000, gain: 6, q: 0.1 }])
  })

  it.each<Partial<Band>>([{ type: 'Notch' }, { mode: 'BWC (BT)' }, { mode: 'RLC (MT)' }, { slope: 'x9' }])(
    'has no equal: %j',
    (part) => expect(filtersOf({ ...band, ...part })).toBeUndefined(),
  )
})

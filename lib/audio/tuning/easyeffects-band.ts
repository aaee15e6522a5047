import { SAMPLE_RATE, type Filter } from '../filter'

/** Enabled, in EasyEffects' terms. */
export interface Band {
  type: string
  mode: string
  slope: string
  frequency: number // Hz
  gain: number // dB
  q: number
}

/** dB, and without a unit, as in `easyeffects_db_equalizer_channel.kcfg` of https://github.com/wwmm/easyeffects. */
const LIMITS = { gain: 36, q: 100 }
const LEAST_Q = 0.1 // LSP's `calc_apo_filter` raises lower values to this

const TYPES: Readonly<Record<string, Filter['type']>> = {
  Bell: 'PK',
  'Lo-shelf': 'LSC',
  'Hi-shelf': 'HSC',
  'Hi-pass': 'HP',
  'Lo-pass': 'LP',
}

/** In EasyEffects, and below the limit of a 48 kHz sample rate. */
export function isPossible({ frequency, gain, q }: Band): boolean {
  const isHeard = frequency > 0 && frequency < SAMPLE_RATE / 2
  return isHeard && Math.abs(gain) <= LIMITS.gain && q >= 0 && q <= LIMITS.q
}

/** By LSP's `Filter.cpp` (https://github.com/lsp-plugins/lsp-dsp-units); undefined for types and modes without an
 * equivalent. `APO (DR)` is one filter of the Audio EQ Cookbook, as in Equalizer APO. `RLC (BT)` with slope `xn` is n
 * equal filters with an nth of the gain each, whose Q follows other laws (`calc_rlc_filter`); passes are n filters of
 * second order (12 dB per octave each, `decode_filter` in
 * https://github.com/lsp-plugins/lsp-plugins-para-equalizer). */
export function filtersOf(band: Band): Filter[] | undefined {
  const type = TYPES[band.type]
  if (!type) return undefined
  if (band.mode === 'APO (DR)') return [filterOf(type, band, band.gain, Math.max(band.q, LEAST_Q))]
  const count = Number(/^x([1-4])$/.exec(band.slope)?.[1])
  if (band.mode !== 'RLC (BT)' || Number.isNaN(count)) return undefined
  const gain = band.gain / count
  const q = type === 'PK' ? bellQuality(gain, band.q / count) : (1 + band.q) / 2
  return Array.from({ length: count }, () => filterOf(type, band, gain, q))
}

function filterOf(type: Filter['type'], { frequency }: Band, gain: number, q: number): Filter {
  const shape = { fc: frequency, q }
  return type === 'HP' || type === 'LP' ? { type, ...shape } : { type, ...shape, gain }
}

/** With g the gain as a factor: k = 2·(g + 1/g)/(1 + 2Q), and √g/q = k·sin(atan g). */
function bellQuality(gain: number, q: number): number {
  const g = 10 ** (gain / 20)
  return ((1 + 2 * q) * Math.sqrt(g)) / (2 * Math.sqrt(1 + g ** 2))
}

import { DYNAMICS_LIMITS, dynamicNames, type Dynamics } from '../dynamics/dynamics'
import { emptySource, readPart, type Source } from './source'
import { Unreadable } from './tuning'
import { SAMPLE_RATE, type Filter } from '../filter'

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

type Fields = Readonly<Record<string, unknown>>

const MOST_BANDS = 32
const NUMBER = /^-?\d{1,12}(\.\d{1,20})?(e[-+]?\d{1,3})?$/i
const EQUALIZER = /^equalizer(#\d{1,3})?$/
const COMPRESSOR = /^compressor(#\d{1,3})?$/
const LIMITER = /^limiter(#\d{1,3})?$/

/** `src/equalizer_preset.cpp` in https://github.com/wwmm/easyeffects: the bands of all output equalisers (numbered
 * from version 7 on). If channels differ, the left one counts. PulseEffects: only enabled ones (`state`) are
 * named. */
export function readEasyEffects(text: string): Source {
  const source = emptySource('easyEffects')
  const output = fieldsOf(fieldsOf(parsed(text)).output)
  const plugins = Object.keys(output).filter((name) => isFields(output[name]))
  if (!plugins.some((name) => EQUALIZER.test(name))) throw new Unreadable('no_equalizer')
  for (const name of plugins) {
    const plugin = fieldsOf(output[name])
    const isOn = plugin.bypass !== true && plugin.state !== false
    if (EQUALIZER.test(name) && isOn) readEqualizer(plugin, source)
    else if (isOn && isDynamic(name, plugin, source)) continue
    else if (EQUALIZER.test(name) || plugin.state !== false)
      source.leftOut.push({ what: 'plugin', values: { name: name.slice(0, 40) } })
  }
  return source
}

/** Imports a compressor that has an equivalent in the shop; the limiter after it belongs to it. */
function isDynamic(name: string, plugin: Fields, source: Source): boolean {
  if (LIMITER.test(name)) return source.dynamics !== undefined
  const dynamics = COMPRESSOR.test(name) && !source.dynamics ? dynamicsOf(plugin) : undefined
  if (dynamics) source.dynamics = dynamics
  return dynamics !== undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? typed(value) : value))
  } catch {
    throw new Unreadable('bad_json')
  }
}

/** PulseEffects, the predecessor of EasyEffects, writes numbers and booleans as text. */
function typed(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return NUMBER.test(text) ? Number(text) : text
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function readEqualizer(equalizer: Fields, source: Source): void {
  const [left, right] = [fieldsOf(equalizer.left), fieldsOf(equalizer.right)]
  const own = equalizer['num-bands']
  const count = Math.min(typeof own === 'number' ? own : Object.keys(left).length, MOST_BANDS)
  const bands = Array.from({ length: count }, (_, index) => fieldsOf(left[`band${index}`]))
  const isSolo = bands.some(({ solo }) => solo === true)
  for (const gain of [equalizer['input-gain'], equalizer['output-gain']]) addPreamp(gain, source)
  bands.forEach((band, index) => {
    if (band.mute === true || (isSolo && band.solo !== true)) {
      if (band.type !== 'Off') source.leftOut.push({ what: 'off', values: { count: 1 } })
    } else readPart(source, () => readBand(band, index, source))
  })
  const isOther = JSON.stringify(left) !== JSON.stringify(right)
  if (equalizer['split-channels'] === true && isOther) source.leftOut.push({ what: 'right', values: {} })
}

function addPreamp(gain: unknown, source: Source): void {
  if (typeof gain === 'number') source.preamp = (source.preamp ?? 0) + gain
}

function readBand(fields: Fields, index: number, source: Source): void {
  if (fields.type === 'Off') return
  const band = bandOf(fields)
  if (!band || !isPossible(band)) throw new Unreadable('bad_band', { band: index })
  const filters = filtersOf(band)
  if (!filters) {
    const name = `${band.type}, ${band.mode}, ${band.slope}`.slice(0, 60)
    source.leftOut.push({ what: 'band', values: { band: index, name } })
    return
  }
  source.filters.push(...filters)
  // LSP applies the gain of a high or low pass to the whole signal.
  if (band.type.endsWith('-pass')) addPreamp(band.gain, source)
}

/** With EasyEffects' defaults for missing values: a bell of `RLC (BT)` and `x1`. */
function bandOf(fields: Fields): Band | undefined {
  const { type = 'Bell', mode = 'RLC (BT)', slope = 'x1', frequency, gain, q } = fields
  if (typeof type !== 'string' || typeof mode !== 'string' || typeof slope !== 'string') return undefined
  if (typeof frequency !== 'number' || typeof gain !== 'number' || typeof q !== 'number') return undefined
  return { type, mode, slope, frequency, gain, q }
}

/** Of EasyEffects' compressor, with defaults (`easyeffects_db_compressor.kcfg`). */
const KEYS = {
  threshold: { key: 'threshold', usual: -12 },
  ratio: { key: 'ratio', usual: 4 },
  attack: { key: 'attack', usual: 20 },
  release: { key: 'release', usual: 100 },
  makeUp: { key: 'makeup', usual: 0 },
} as const satisfies Record<keyof Dynamics, { key: string; usual: number }>

/** On the shop's grid; undefined where it compresses upward, or where a value is beyond the shop's limits. */
function dynamicsOf(plugin: Readonly<Record<string, unknown>>): Dynamics | undefined {
  if ((plugin.mode ?? 'Downward') !== 'Downward') return undefined
  const found: Dynamics = { threshold: 0, ratio: 1, attack: 0, release: 0, makeUp: 0 }
  for (const name of dynamicNames) {
    const { key, usual } = KEYS[name]
    const value = plugin[key] ?? usual
    const { min, max, step } = DYNAMICS_LIMITS[name]
    if (typeof value !== 'number' || value < min || value > max) return undefined
    found[name] = Number((Math.round(value / step) * step).toFixed(1))
  }
  return found
}

/** Enabled, in EasyEffects' terms. */
export interface Band {
  type: string
  mode: string
  slope: string
  frequency: number // Hz
  gain: number // dB
  q: number
}

/** In EasyEffects, and below the limit of a 48 kHz sample rate. */
function isPossible({ frequency, gain, q }: Band): boolean {
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

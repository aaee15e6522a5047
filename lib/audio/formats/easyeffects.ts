import { hasGain, type Filter } from '../filter'
import { preampOf } from '../preamp'
import { KNEE, type Dynamics } from '../dynamics/dynamics'
import type { FileFormat, PresetSource } from './file-format'

const LOWEST_GAIN = -36 // dB (`easyeffects_db_equalizer.kcfg`)

const typeNames = {
  PK: 'Bell',
  LSC: 'Lo-shelf',
  HSC: 'Hi-shelf',
  HP: 'Hi-pass',
  LP: 'Lo-pass',
} as const satisfies Record<Filter['type'], string>

/** For the output of EasyEffects 8 (`src/equalizer_preset.cpp`, `src/contents/kcfg/easyeffects_db_equalizer*.kcfg` in
 * https://github.com/wwmm/easyeffects); 7 reads it too. `APO (DR)` with slope `x1` is one filter of the Audio EQ
 * Cookbook with its own Q, shelves included (LSP's `calc_apo_filter`), as in Equalizer APO; all other modes differ.
 * Passes multiply their gain in, so it is 0 dB. Hz, dB. */
export function easyEffects({ filters, dynamics }: Pick<PresetSource, 'filters' | 'dynamics'>): string {
  const bands = Object.fromEntries(filters.map((filter, index) => [`band${index}`, bandOf(filter)]))
  const preamp = preampOf(filters)
  const inputGain = Math.max(LOWEST_GAIN, preamp)
  const equalizer = {
    balance: 0,
    bypass: false,
    // If omitted, a key with an enumerated value keeps the previous preset's value.
    decramp: 'Off',
    'input-gain': inputGain,
    left: bands,
    mode: 'IIR',
    'num-bands': filters.length,
    'output-gain': preamp < inputGain ? Math.round((preamp - inputGain) * 10) / 10 : 0,
    'pitch-left': 0,
    'pitch-right': 0,
    right: bands,
    'split-channels': false,
  }
  const { before, behind } = dynamicPlugins(dynamics)
  const plugins = { ...before, 'equalizer#0': equalizer, ...behind }
  const preset = { output: { blocklist: [], ...plugins, plugins_order: Object.keys(plugins) } }
  return `${JSON.stringify(preset, null, 4)}\n`
}

function bandOf(filter: Filter) {
  return {
    frequency: filter.fc,
    gain: hasGain(filter) ? filter.gain : 0,
    mode: 'APO (DR)',
    mute: false,
    q: filter.q,
    slope: 'x1',
    solo: false,
    type: typeNames[filter.type],
    width: 4,
  }
}

export const easyEffectsFormat = {
  id: 'easyEffects',
  name: 'easyeffects.json',
  contentType: 'application/json',
  mostFilters: 32, // `num-bands` ends there (easyeffects_db_equalizer.kcfg)
  build: easyEffects,
  points: null,
  programs: ['EasyEffects'],
  guides: [{ guide: 'easyEffects', system: 'linux' }],
} as const satisfies FileFormat

const NONE = -80.01 // dB: EasyEffects' value for "none"
/** dBFS; the make-up gain also raises sounds that arrive before the compressor has reacted. */
const CEILING = -1

type Plugins = Record<string, object>

/** `Leises lauter`: compressor before, limiter behind the equaliser (`src/compressor_preset.cpp`,
 * `src/limiter_preset.cpp` and their `.kcfg` in https://github.com/wwmm/easyeffects). */
function dynamicPlugins(dynamics: Dynamics | undefined): { before: Plugins; behind: Plugins } {
  if (!dynamics) return { before: {}, behind: {} }
  return { before: { 'compressor#0': compressor(dynamics) }, behind: { 'limiter#0': limiter } }
}

/** Follows the larger amplitude of both channels, as the listening sample does. dB, ms. */
function compressor({ threshold, ratio, attack, release, makeUp }: Dynamics) {
  return {
    attack,
    bypass: false,
    dry: NONE,
    'hpf-frequency': 10,
    'hpf-mode': 'Off',
    'input-gain': 0,
    knee: -KNEE,
    'lpf-frequency': 20_000,
    'lpf-mode': 'Off',
    makeup: makeUp,
    mode: 'Downward',
    'output-gain': 0,
    ratio,
    release,
    'release-threshold': NONE,
    sidechain: {
      lookahead: 0,
      mode: 'Peak',
      preamp: 0,
      reactivity: 10,
      source: 'Max',
      'stereo-split-source': 'Left/Right',
      type: 'Feed-forward',
    },
    'stereo-split': false,
    threshold,
    wet: 0,
  }
}

const limiter = {
  alr: false,
  attack: 2,
  bypass: false,
  dithering: 'None',
  'gain-boost': false, // would undo the threshold
  'input-gain': 0,
  lookahead: 5,
  mode: 'Herm Thin',
  'output-gain': 0,
  oversampling: 'None',
  release: 20,
  'sidechain-preamp': 0,
  'sidechain-type': 'Internal',
  'stereo-link': 100,
  threshold: CEILING,
}

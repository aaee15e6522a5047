import { hasGain, type Filter } from '../filter'
import { preampOf } from '../preamp'
import { KNEE, type Dynamics } from '../dynamics/dynamics'
import type { FileFormat, PresetSource } from './file-format'

/** dB (`easyeffects_db_equalizer.kcfg`). */
const LOWEST_GAIN = -36

const typeNames = {
  PK: 'Bell',
  LSC: 'Lo-shelf',
  HSC: 'Hi-shelf',
  HP: 'Hi-pass',
  LP: 'Lo-pass',
} as const satisfies Record<Filter['type'], string>

/**
 * A preset for the output of EasyEffects 8 (keys and labels: `src/equalizer_preset.cpp` and
 * `src/contents/kcfg/easyeffects_db_equalizer*.kcfg` in https://github.com/wwmm/easyeffects); 7 reads it too.
 *
 * In mode `APO (DR)` with slope `x1` each band is one filter of the Audio EQ Cookbook with its own Q, shelves included
 * (`calc_apo_filter` of LSP Plugins), as in Equalizer APO; all other modes differ. High and low pass multiply their
 * gain in, so it is 0 dB. Frequencies in Hz, gains in dB. The compressor is before the equaliser, and the limiter behind it.
 */
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
  // `num-bands` ends at 32 (easyeffects_db_equalizer.kcfg).
  mostFilters: 32,
  build: easyEffects,
  points: null,
  programs: ['EasyEffects'],
  guides: [{ guide: 'easyEffects', system: 'linux' }],
} as const satisfies FileFormat

/** dB: EasyEffects' value for "none". */
const NONE = -80.01
/** dBFS; the make-up gain also raises sounds that arrive before the compressor has reacted. */
const CEILING = -1

type Plugins = Record<string, object>

/**
 * `Leises lauter` as EasyEffects' compressor before the equaliser and limiter behind it (keys, labels and limits:
 * `src/compressor_preset.cpp`, `src/limiter_preset.cpp` and their `.kcfg` in https://github.com/wwmm/easyeffects).
 */
function dynamicPlugins(dynamics: Dynamics | undefined): { before: Plugins; behind: Plugins } {
  if (!dynamics) return { before: {}, behind: {} }
  return { before: { 'compressor#0': compressor(dynamics) }, behind: { 'limiter#0': limiter } }
}

/** Follows the larger amplitude of both channels, as the listening sample does. Gains in dB, times in ms. */
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
  // It would undo the threshold.
  'gain-boost': false,
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

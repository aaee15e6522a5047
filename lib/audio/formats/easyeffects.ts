import { hasGain, type Filter } from '../filter'
import { preampOf } from '../preamp'
import { dynamicPlugins } from './easyeffects-dynamics'
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

import { KNEE, type Dynamics } from '../dynamics/dynamics'

/** dB: what the fields of EasyEffects show as none. */
const NONE = -80.01
/** dBFS that nothing passes: make-up lifts what comes before the compressor has turned down. */
const CEILING = -1

type Plugins = Record<string, object>

/**
 * `Leises lauter` as EasyEffects' compressor before the equaliser and limiter behind it (keys, labels and limits:
 * `src/compressor_preset.cpp`, `src/limiter_preset.cpp` and their `.kcfg` in https://github.com/wwmm/easyeffects).
 */
export function dynamicPlugins(dynamics: Dynamics | undefined): { before: Plugins; behind: Plugins } {
  if (!dynamics) return { before: {}, behind: {} }
  return { before: { 'compressor#0': compressor(dynamics) }, behind: { 'limiter#0': limiter } }
}

/** Follows the larger amplitude of both channels, as the sample does. Gains in dB, times in ms. */
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
  // It would turn up what the threshold took away.
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

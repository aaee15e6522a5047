import { z } from 'zod'
import type { Dynamics } from '../dynamics/dynamics'
import { easyEffects } from '../formats/easyeffects'

/** Limits of `easyeffects_db_compressor.kcfg`; EasyEffects replaces values outside of them by defaults. */
const compressorSchema = z.strictObject({
  attack: z.number().min(0).max(2000),
  bypass: z.literal(false),
  dry: z.literal(-80.01),
  'hpf-frequency': z.number().min(10).max(20_000),
  'hpf-mode': z.literal('Off'),
  'input-gain': z.literal(0),
  knee: z.number().min(-24).max(0),
  'lpf-frequency': z.number().min(10).max(20_000),
  'lpf-mode': z.literal('Off'),
  makeup: z.number().min(-60).max(60),
  mode: z.literal('Downward'),
  'output-gain': z.literal(0),
  ratio: z.number().min(1).max(100),
  release: z.number().min(0).max(5000),
  'release-threshold': z.literal(-80.01),
  sidechain: z.strictObject({
    lookahead: z.literal(0),
    mode: z.literal('Peak'),
    preamp: z.literal(0),
    reactivity: z.number().min(0).max(250),
    source: z.literal('Max'),
    'stereo-split-source': z.literal('Left/Right'),
    type: z.literal('Feed-forward'),
  }),
  'stereo-split': z.literal(false),
  threshold: z.number().min(-60).max(0),
  wet: z.literal(0),
})
/** Limits of `easyeffects_db_limiter.kcfg`. */
const limiterSchema = z.strictObject({
  alr: z.literal(false),
  attack: z.number().min(0.25).max(20),
  bypass: z.literal(false),
  dithering: z.literal('None'),
  'gain-boost': z.literal(false),
  'input-gain': z.literal(0),
  lookahead: z.number().min(0.1).max(20),
  mode: z.literal('Herm Thin'),
  'output-gain': z.literal(0),
  oversampling: z.literal('None'),
  release: z.number().min(0.25).max(20),
  'sidechain-preamp': z.literal(0),
  'sidechain-type': z.literal('Internal'),
  'stereo-link': z.literal(100),
  threshold: z.number().min(-48).max(0),
})
const presetSchema = z.object({
  output: z.object({
    plugins_order: z.tuple([z.literal('compressor#0'), z.literal('equalizer#0'), z.literal('limiter#0')]),
    'compressor#0': compressorSchema,
    'limiter#0': limiterSchema,
  }),
})

/** The limiter's ceiling in dBFS in the file for a preset with these values. */
export function easyEffectsCeiling(dynamics: Dynamics): number {
  return readDynamics(dynamics).limiter.threshold
}

/**
 * Output of the file's compressor for both channels at 48 kHz: written after LSP's `Sidechain.cpp` and
 * `Compressor.cpp` (https://github.com/lsp-plugins/lsp-dsp-units), which compute with amplitudes and natural
 * logarithms.
 */
export function easyEffectsCompressed(
  dynamics: Dynamics,
  [left, right]: readonly [Float32Array, Float32Array],
): [Float32Array, Float32Array] {
  const { compressor } = readDynamics(dynamics)
  const amplitude = (gain: number) => 10 ** (gain / 20)
  const tau = (ms: number) => 1 - Math.exp(Math.log(1 - Math.SQRT1_2) / (ms * 48))
  const [attack, release] = [tau(compressor.attack), tau(compressor.release)]
  const [threshold, knee] = [amplitude(compressor.threshold), amplitude(compressor.knee)]
  const slope = 1 / compressor.ratio - 1
  const [from, to] = [Math.log(threshold * knee), Math.log(threshold / knee)]
  const bend = slope / (2 * (to - from))
  let envelope = 0
  const gains = left.map((sample, index) => {
    const heard = Math.max(Math.abs(sample), Math.abs(right[index] ?? 0))
    envelope += (heard < envelope ? release : attack) * (heard - envelope)
    const level = Math.log(envelope)
    const gain =
      level >= to ? slope * (level - Math.log(threshold)) : level > from ? bend * (level - from) ** 2 : 0
    return Math.exp(gain) * amplitude(compressor.makeup)
  })
  const loudened = (samples: Float32Array) => samples.map((sample, index) => sample * (gains[index] ?? 0))
  return [loudened(left), loudened(right)]
}

function readDynamics(dynamics: Dynamics) {
  const file = easyEffects({ filters: [{ type: 'PK', fc: 1000, gain: 1, q: 1 }], dynamics })
  const { output } = presetSchema.parse(JSON.parse(file))
  return { compressor: output['compressor#0'], limiter: output['limiter#0'] }
}

import { z } from 'zod'
import { easyEffects } from '../formats/easyeffects'
import type { Filter } from '../filter'
import { deviationOf, peakOf, type FileContent } from './file-response'

const types = { Bell: 'PK', 'Lo-shelf': 'LSC', 'Hi-shelf': 'HSC', 'Hi-pass': 'HP', 'Lo-pass': 'LP' } as const

/** Limits of EasyEffects' settings; it replaces values outside of them by defaults. */
const bandSchema = z.strictObject({
  frequency: z.number().min(10).max(24_000),
  gain: z.number().min(-36).max(36),
  mode: z.literal('APO (DR)'),
  mute: z.literal(false),
  q: z.number().min(0).max(100),
  slope: z.literal('x1'),
  solo: z.literal(false),
  type: z.enum(['Bell', 'Lo-shelf', 'Hi-shelf', 'Hi-pass', 'Lo-pass']),
  width: z.number(),
})
const channelSchema = z.record(z.string().regex(/^band\d+$/), bandSchema)
const presetSchema = z.strictObject({
  output: z.strictObject({
    blocklist: z.tuple([]),
    plugins_order: z.tuple([z.literal('equalizer#0')]),
    'equalizer#0': z.strictObject({
      balance: z.literal(0),
      bypass: z.literal(false),
      decramp: z.literal('Off'),
      'input-gain': z.number().min(-36).max(36),
      left: channelSchema,
      mode: z.literal('IIR'),
      'num-bands': z.int().min(1).max(32),
      'output-gain': z.number().min(-36).max(0),
      'pitch-left': z.literal(0),
      'pitch-right': z.literal(0),
      right: channelSchema,
      'split-channels': z.literal(false),
    }),
  }),
})

type Channel = z.infer<typeof channelSchema>

/** Reads a file as EasyEffects does: the bands that `num-bands` counts, of each channel. */
function read(file: string): Record<'left' | 'right', FileContent> {
  const equalizer = presetSchema.parse(JSON.parse(file)).output['equalizer#0']
  const content = (channel: Channel) => ({
    preamp: equalizer['input-gain'] + equalizer['output-gain'],
    filters: Array.from({ length: equalizer['num-bands'] }, (_, index) => readBand(channel, index)),
  })
  return { left: content(equalizer.left), right: content(equalizer.right) }
}

function readBand(channel: Channel, index: number): Filter {
  const band = channel[`band${index}`]
  if (!band) throw new Error(`no band${index}`)
  const type = types[band.type]
  const shape = { fc: band.frequency, q: band.q }
  if (type !== 'HP' && type !== 'LP') return { type, ...shape, gain: band.gain }
  if (band.gain !== 0) throw new Error(`band${index} is a ${type} with a gain`)
  return { type, ...shape }
}

/** The largest difference in dB between the file's response in either channel, preamp included, and its source's. */
export function easyEffectsDeviation(source: readonly Filter[]): number {
  const { left, right } = read(easyEffects({ filters: source }))
  return Math.max(deviationOf(left, source), deviationOf(right, source))
}

/** The highest gain in dB that the file has in either channel at any rate. */
export function easyEffectsPeak(source: readonly Filter[]): number {
  const { left, right } = read(easyEffects({ filters: source }))
  return Math.max(peakOf(left), peakOf(right))
}

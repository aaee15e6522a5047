import { createHash } from 'node:crypto'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { coefficients } from '../coefficients'
import { SAMPLE_RATE } from '../filter'
import { filterSamples } from '../filter-samples'
import { loudnessOf } from '../loudness'
import { matchLoudness } from '../match-loudness'
import { amplitudeOf, preampOf } from '../preamp'
import { renderScene } from './render-scene'
import { SCENE_LENGTH, sceneNames, type Scene, type SceneName } from './scene'

const { presets } = programCatalog

/** Seconds of a scene to try all presets on. */
const PART = 2

const digest = (samples: Float32Array) => createHash('sha256').update(samples).digest('hex')

/** The mean square between 1.5 and 6 kHz, where steps are, in a part of a scene given in seconds. */
function stepPower(samples: Float32Array, from: number, to: number): number {
  const part = filterSamples(samples, [
    coefficients({ type: 'HP', fc: 1500, q: 0.7 }),
    coefficients({ type: 'LP', fc: 6000, q: 0.7 }),
  ]).subarray(from * SAMPLE_RATE, to * SAMPLE_RATE)
  return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

const noRest = () => Promise.resolve()
const render = (name: SceneName) => renderScene(name, noRest)
const scenes = { steps: render('steps'), shots: render('shots'), voice: render('voice') }

describe.each(sceneNames)('the scene %s', (name) => {
  let left: Float32Array
  let right: Float32Array
  beforeAll(async () => ({ left, right } = await scenes[name]))

  it('has its length, and one highest sample that leaves room', () => {
    expect([left.length, right.length]).toEqual([SCENE_LENGTH * SAMPLE_RATE, SCENE_LENGTH * SAMPLE_RATE])
    expect(Math.max(peakOf(left), peakOf(right))).toBeCloseTo(0.7, 5)
    expect([left, right].every((samples) => samples.every(Number.isFinite))).toBe(true)
  })

  it('begins again without a jump', () => {
    for (const samples of [left, right]) {
      const jumps = samples.map((sample, index) => Math.abs(sample - (samples.at(index - 1) ?? 0)))
      expect(jumps[0]).toBeLessThan(peakOf(jumps.subarray(1)))
    }
  })

  it('is equally loud without and with every preset, never raised, and never clips', async () => {
    const part = [left, right].map((channel) => channel.subarray(0, PART * SAMPLE_RATE))
    for (const { filters } of presets) {
      const { before, after } = await matchLoudness(part, filters, noRest)
      expect(Math.max(before, after)).toBe(1)
      const level = after * amplitudeOf(preampOf(filters))
      const bands = filters.map((filter) => coefficients(filter))
      const heard = part.map((channel) => filterSamples(channel, bands).map((one) => one * level))
      const plain = part.map((channel) => channel.map((one) => one * before))
      expect(loudnessOf(heard)).toBeCloseTo(loudnessOf(plain), 1)
      expect(Math.max(...heard.map(peakOf))).toBeLessThanOrEqual(1)
    }
  })
})

it('renders the same samples each time', async () => {
  const digests = ({ left, right }: Scene) => [digest(left), digest(right)]
  expect(digests(await render('voice'))).toEqual(digests(await scenes.voice))
})

it('rests between its sounds', async () => {
  const rest = jest.fn(() => Promise.resolve())
  for (const name of sceneNames) {
    rest.mockClear()
    await renderScene(name, rest)
    expect(rest.mock.calls.length).toBeGreaterThanOrEqual(4)
  }
})

it('lets the steps go from left to right', async () => {
  const { left, right } = await scenes.steps
  expect(stepPower(left, 0, 1.5)).toBeGreaterThan(4 * stepPower(right, 0, 1.5))
  expect(stepPower(right, 6.3, 7.8)).toBeGreaterThan(4 * stepPower(left, 6.3, 7.8))
})

it('leaves silence alone', async () => {
  const silence = [new Float32Array(SAMPLE_RATE)]
  expect(await matchLoudness(silence, [{ type: 'PK', fc: 1000, gain: 6, q: 1 }], noRest)).toEqual({
    before: 1,
    after: 1,
  })
})

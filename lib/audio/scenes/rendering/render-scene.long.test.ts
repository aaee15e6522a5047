import { createHash } from 'node:crypto'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { coefficients } from '../../coefficients'
import { SAMPLE_RATE } from '../../filter'
import { highestPoint } from '../../extremes'
import { filterSamples } from '../../filter-samples'
import { loopLoudnessOf } from '../../loudness'
import { matchLoudness } from '../../match-loudness'
import { truePeakOf } from '../../true-peak'
import { sceneWork } from '../designs/design'
import { stepsScene } from '../designs/steps-scene'
import { listenedSounds } from './listened-sounds'
import { scenesFor } from '../games'
import { renderScene } from './render-scene'
import { inDecibels, noRest, sidesOf } from './testing/sides'
import { SCENE_LENGTH, sceneNames, type Scene, type SceneName } from '../scene'

const { presets } = programCatalog

/** LUFS */
const LOUDNESS = -20

const digest = (samples: Float32Array) => createHash('sha256').update(samples).digest('hex')

/** The mean square between 1.5 and 6 kHz, the range of steps, in a part of a scene given in seconds. */
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

const render = (name: SceneName) => renderScene(name, noRest)
const rests = new Map<SceneName, number>()
const renderCounting = (name: SceneName) =>
  renderScene(name, async () => void rests.set(name, (rests.get(name) ?? 0) + 1))
const scenes = new Map(sceneNames.map((name) => [name, renderCounting(name)]))
const sceneOf = (name: SceneName) => scenes.get(name) ?? render(name)

describe.each(sceneNames)('the scene %s', (name) => {
  let left: Float32Array
  let right: Float32Array
  let loudness: number
  beforeAll(async () => ({ left, right, loudness } = await sceneOf(name)))

  it('has its length, and the loudness of the others: -20 LUFS, with peaks below -1 dBTP', () => {
    expect([left.length, right.length]).toEqual([SCENE_LENGTH * SAMPLE_RATE, SCENE_LENGTH * SAMPLE_RATE])
    expect(inDecibels(truePeakOf([left, right]))).toBeLessThanOrEqual(-1)
    expect(loudness).toBeCloseTo(loopLoudnessOf([left, right]), 4)
    expect(Math.abs(loudness - LOUDNESS)).toBeLessThanOrEqual(1)
    expect([left, right].every((samples) => samples.every(Number.isFinite))).toBe(true)
  })

  it('loops without a click', () => {
    for (const samples of [left, right]) {
      const jumps = samples.map((sample, index) => Math.abs(sample - (samples.at(index - 1) ?? 0)))
      expect(jumps[0]).toBeLessThan(peakOf(jumps.subarray(1)))
    }
  })
})

describe.each(presets.map((preset) => [preset.name, preset] as const))('the sample of %s', (_, preset) => {
  it.each(scenesFor(preset.game))('is as loud as all others without and with it: %s', async (name) => {
    const { left, right, loudness } = await sceneOf(name)
    const { plain, heard } = await sidesOf({ channels: [left, right], loudness }, preset.filters)
    for (const side of [plain, heard]) {
      expect(Math.abs(loopLoudnessOf(side) - LOUDNESS)).toBeLessThanOrEqual(1.5)
      expect(inDecibels(truePeakOf(side))).toBeLessThanOrEqual(-0.99)
    }
  })
})

it('renders the same samples each time', async () => {
  const digests = ({ left, right }: Scene) => [digest(left), digest(right)]
  expect(digests(await render('voice'))).toEqual(digests(await sceneOf('voice')))
})

it('yields between its sounds', async () => {
  for (const name of sceneNames) {
    await sceneOf(name)
    expect(rests.get(name)).toBeGreaterThanOrEqual(4)
  }
})

describe.each(presets.map((preset) => [preset.name, preset] as const))('the scene of %s', (_, preset) => {
  const [own = 'steps'] = scenesFor(preset.game)

  it('is used by no other preset', () => {
    const others = presets.filter(({ id }) => id !== preset.id)
    expect(others.flatMap(({ game }) => scenesFor(game))).not.toContain(own)
  })

  it('contains sound where the preset lifts most, and more of it with the preset', async () => {
    const { left, right } = await sceneOf(own)
    // Below this, little is audible.
    const frequency = Math.max(50, highestPoint(preset.filters).frequency)
    const around = (samples: Float32Array) =>
      filterSamples(samples, [
        coefficients({ type: 'HP', fc: frequency / 1.5, q: 0.7 }),
        coefficients({ type: 'LP', fc: Math.min(20_000, frequency * 1.5), q: 0.7 }),
      ])
    const loudness = loopLoudnessOf([around(left), around(right)])
    expect(loudness - loopLoudnessOf([left, right])).toBeGreaterThan(-24)
    const bands = preset.filters.map((filter) => coefficients(filter))
    const heard = [left, right].map((channel) => filterSamples(channel, bands))
    const more = loopLoudnessOf(heard.map(around)) - loudness
    expect(more).toBeGreaterThan(loopLoudnessOf(heard) - loopLoudnessOf([left, right]))
  })
})

it('has suitable scenes for a game without presets of the program', () => {
  expect(scenesFor('Ein anderes Spiel')).toEqual(['steps', 'shots', 'voice'])
})

it('has steps that move from left to right', () => {
  const work = sceneWork(
    { ...stepsScene, mix: { ...stepsScene.mix, ambience: -300 }, bed: [] },
    listenedSounds,
  )
  let step = work.next()
  while (!step.done) step = work.next()
  const { left, right } = step.value
  expect(stepPower(left, 0, 1.5)).toBeGreaterThan(4 * stepPower(right, 0, 1.5))
  expect(stepPower(right, 6.3, 7.8)).toBeGreaterThan(4 * stepPower(left, 6.3, 7.8))
})

it('leaves silence unchanged', async () => {
  const silence = [new Float32Array(SAMPLE_RATE)]
  expect(
    await matchLoudness(
      { channels: silence, loudness: -Infinity },
      [{ type: 'PK', fc: 1000, gain: 6, q: 1 }],
      noRest,
    ),
  ).toEqual({
    before: 1,
    after: 1,
    headset: 1,
  })
})

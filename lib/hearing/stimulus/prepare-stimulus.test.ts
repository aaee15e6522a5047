import { SAMPLE_RATE, type Filter } from '@/lib/audio/filter'
import { kWeighted } from '@/lib/audio/loudness'
import { sceneNames, type SceneName } from '@/lib/audio/scenes/scene'
import { trialPlan } from './plan'
import { prepareStimulus } from './prepare-stimulus'
import type { Sound, SoundedTrial, Stimulus } from './stimulus'

const filters: readonly Filter[] = [
  { type: 'LSC', fc: 90, gain: -5, q: 0.7 },
  { type: 'PK', fc: 2800, gain: 4.2, q: 1 },
]
const noRest = async () => {}
const trial: SoundedTrial = {
  condition: 'without',
  levelDb: -9,
  holds: 2,
  roveDb: [1.5, -2],
  seed: 4_000_000_001,
}
const { starts, intervalLength, soundAt, soundLength, edge } = trialPlan

const prepared = new Map<SceneName, Promise<Stimulus>>()
function stimulusOf(scene: SceneName): Promise<Stimulus> {
  const stimulus = prepared.get(scene) ?? prepareStimulus({ scene, filters, correction: [] }, noRest)
  prepared.set(scene, stimulus)
  return stimulus
}

/** The K-weighted level in dB of both ears together, where an interval may hold the sound. */
function levelOf({ left, right }: Sound, interval: 1 | 2): number {
  const start = (starts[interval - 1] ?? 0) + soundAt
  let power = 0
  for (const ear of [left, right])
    for (const sample of kWeighted(ear.subarray(0, start + soundLength)).subarray(start)) power += sample ** 2
  return 10 * Math.log10(power)
}

it.each(sceneNames)('plays the sound of %s at the level that the run asks for', async (scene) => {
  const { trialSound } = await stimulusOf(scene)
  for (const levelDb of [-40, -9, 0, 12]) {
    const asked = { ...trial, levelDb }
    const sound = levelOf(trialSound(asked, { noise: false, sound: true }), 2)
    const noise = levelOf(trialSound(asked, { noise: true, sound: false }), 2)
    expect(Math.abs(sound - noise - levelDb)).toBeLessThan(0.1)
  }
})

it('plays the noise and the sound together as the sum of both', async () => {
  const { trialSound } = await stimulusOf('floors')
  const asked: SoundedTrial = { ...trial, condition: 'with' }
  const [both, noise, sound] = [
    trialSound(asked),
    trialSound(asked, { noise: true, sound: false }),
    trialSound(asked, { noise: false, sound: true }),
  ]
  const rest = both.left.map((sample, index) => sample - (noise.left[index] ?? 0) - (sound.left[index] ?? 0))
  expect(Math.max(...rest.map(Math.abs))).toBeLessThan(1e-6)
})

it('holds the sound in the interval that the run names, and nowhere else', async () => {
  const { trialSound } = await stimulusOf('voice')
  for (const holds of [1, 2] as const) {
    const { left, right } = trialSound({ ...trial, holds }, { noise: false, sound: true })
    const start = starts[holds - 1] ?? 0
    for (const ear of [left, right]) {
      expect(ear.subarray(0, start + soundAt).every((sample) => sample === 0)).toBe(true)
      expect(ear.subarray(start + intervalLength).every((sample) => sample === 0)).toBe(true)
      expect(ear.some((sample) => sample !== 0)).toBe(true)
    }
  }
})

it('is the same for the same seed and different for another', async () => {
  const { trialSound } = await stimulusOf('grass')
  const bytesOf = (asked: SoundedTrial) => {
    const { left, right } = trialSound(asked)
    return Buffer.concat([Buffer.from(left.buffer), Buffer.from(right.buffer)])
  }
  expect(bytesOf(trial).equals(bytesOf(trial))).toBe(true)
  expect(bytesOf({ ...trial, seed: 5 }).equals(bytesOf(trial))).toBe(false)
})

it('roves each interval by what the run asks for', async () => {
  const { trialSound } = await stimulusOf('walls')
  const noise = { noise: true, sound: false }
  const [roved, even] = [trialSound(trial, noise), trialSound({ ...trial, roveDb: [0, 0] }, noise)]
  expect(levelOf(roved, 1) - levelOf(even, 1)).toBeCloseTo(1.5, 3)
  expect(levelOf(roved, 2) - levelOf(even, 2)).toBeCloseTo(-2, 3)
})

it.each(sceneNames)('plays the noise of %s as loud with the preset as without', async (scene) => {
  const { trialSound } = await stimulusOf(scene)
  const mean = (condition: 'without' | 'with') => {
    const levels = Array.from({ length: 4 }, (_, seed) =>
      levelOf(trialSound({ ...trial, condition, seed, roveDb: [0, 0] }, { noise: true, sound: false }), 1),
    )
    return levels.reduce((sum, level) => sum + level, 0) / levels.length
  }
  expect(Math.abs(mean('with') - mean('without'))).toBeLessThan(1)
})

it.each(sceneNames)('clips nothing of %s, however loud the sound', async (scene) => {
  const stimulus = await stimulusOf(scene)
  const sounds = [
    ...(['without', 'with'] as const).map((condition) =>
      stimulus.trialSound({ ...trial, condition, levelDb: 12, roveDb: [3, 3] }),
    ),
    stimulus.levelSound(),
    stimulus.channelSound('left'),
    stimulus.directionSound({ condition: 'with', azimuth: 'right', roveDb: 2, seed: 3 }),
  ]
  for (const { left, right } of sounds)
    for (const ear of [left, right]) expect(ear.every((sample) => Math.abs(sample) < 1)).toBe(true)
})

it('keeps the gap between the intervals silent to the sample', async () => {
  const { left } = (await stimulusOf('steps')).trialSound(trial)
  expect(left.subarray(0, starts[0]).every((sample) => sample === 0)).toBe(true)
  expect(left.subarray(starts[0] + intervalLength, starts[1]).every((sample) => sample === 0)).toBe(true)
  expect(left.subarray(starts[1] + intervalLength).every((sample) => sample === 0)).toBe(true)
  expect(left[starts[0] + edge]).not.toBe(0)
})

/** Energy above a frequency, by a DFT of a short stretch with a Hann window. */
function energyAbove(frequency: number, samples: Float32Array): number {
  const count = samples.length
  const first = Math.ceil((frequency * count) / SAMPLE_RATE)
  let energy = 0
  for (let bin = first; bin < count / 2; bin += 1) {
    let [real, imaginary] = [0, 0]
    for (const [index, sample] of samples.entries()) {
      const windowed = sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / count))
      real += windowed * Math.cos((2 * Math.PI * bin * index) / count)
      imaginary -= windowed * Math.sin((2 * Math.PI * bin * index) / count)
    }
    energy += real ** 2 + imaginary ** 2
  }
  return energy
}

it('does not click at the edges: no more treble there than in the middle of the noise', async () => {
  // Rumble below 220 Hz: a corner would stand out above it.
  const { left } = (await stimulusOf('boards')).trialSound(
    { ...trial, roveDb: [0, 0] },
    { noise: true, sound: false },
  )
  const around = (place: number) => energyAbove(8000, left.subarray(place - 512, place + 512))
  const middle = around(starts[0] + intervalLength / 2)
  for (const start of starts)
    for (const place of [start, start + edge, start + intervalLength - edge, start + intervalLength])
      expect(around(place)).toBeLessThan(2 * middle)
  // The measure finds a click where there is one: the same noise, cut off.
  const cut = left.slice()
  cut.fill(0, starts[0] + intervalLength / 2)
  const place = starts[0] + intervalLength / 2
  expect(energyAbove(8000, cut.subarray(place - 512, place + 512))).toBeGreaterThan(10 * middle)
})

it('checks one ear at a time', async () => {
  const { left, right } = (await stimulusOf('floors')).channelSound('right')
  expect(left.every((sample) => sample === 0)).toBe(true)
  expect(right.some((sample) => sample !== 0)).toBe(true)
})

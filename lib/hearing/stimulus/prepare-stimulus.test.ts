import { SAMPLE_RATE, type Filter } from '@/lib/audio/filter'
import { kWeighted, loudnessOf } from '@/lib/audio/loudness'
import { sceneNames, type SceneName } from '@/lib/audio/scenes/scene'
import { trialPlan } from './plan'
import { prepareStimulus } from './prepare-stimulus'
import { ROOM } from './room-bed'
import type { NoisePlace, Sound, SoundedTrial, Stimulus } from './stimulus'

const filters: readonly Filter[] = [
  { type: 'LSC', fc: 90, gain: -5, q: 0.7 },
  { type: 'PK', fc: 2800, gain: 4.2, q: 1 },
]
const noRest = async () => {}
const trial: SoundedTrial = { condition: 'without', levelDb: -9, roveDb: 1.5, seed: 4_000_000_001 }
const noiseOnly = { noise: true, sound: false }
const soundOnly = { noise: false, sound: true }
const { start, intervalLength, soundAt, soundLength, edge } = trialPlan

const prepared = new Map<string, Promise<Stimulus>>()
function stimulusOf(scene: SceneName, noise: NoisePlace = 'room'): Promise<Stimulus> {
  const key = `${scene} ${noise}`
  const stimulus = prepared.get(key) ?? prepareStimulus({ scene, noise, filters, correction: [] }, noRest)
  prepared.set(key, stimulus)
  return stimulus
}

/** The K-weighted level in dB of both ears together, where an interval may hold the sound. */
function levelOf({ left, right }: Sound): number {
  const from = start + soundAt
  let power = 0
  for (const ear of [left, right])
    for (const sample of kWeighted(ear.subarray(0, from + soundLength)).subarray(from)) power += sample ** 2
  return 10 * Math.log10(power)
}

const bytesOf = ({ left, right }: Sound) =>
  Buffer.concat([Buffer.from(left.buffer), Buffer.from(right.buffer)])

it.each(sceneNames)('plays the sound of %s at the level that the run asks for', async (scene) => {
  // In the room a level is against what the room is in dB(A).
  for (const [noise, below] of [
    ['room', ROOM.soundBelow - ROOM.below],
    ['game', 0],
  ] as const) {
    const { trialSound } = await stimulusOf(scene, noise)
    for (const levelDb of [-40, 0, 12]) {
      const asked = { ...trial, levelDb }
      const level = levelOf(trialSound(asked, soundOnly)) - levelOf(trialSound(asked, noiseOnly))
      expect(Math.abs(level + below - levelDb)).toBeLessThan(0.1)
    }
  }
})

it('plays the noise and the sound together as the sum of both', async () => {
  const { trialSound } = await stimulusOf('floors')
  const asked: SoundedTrial = { ...trial, condition: 'with' }
  const [both, noise, sound] = [trialSound(asked), trialSound(asked, noiseOnly), trialSound(asked, soundOnly)]
  const rest = both.left.map((sample, index) => sample - (noise.left[index] ?? 0) - (sound.left[index] ?? 0))
  expect(Math.max(...rest.map(Math.abs))).toBeLessThan(1e-6)
})

it('plays the same noise where there is no sound, and nothing else', async () => {
  const { trialSound } = await stimulusOf('voice')
  const empty = trialSound({ ...trial, levelDb: null })
  expect(bytesOf(empty).equals(bytesOf(trialSound(trial, noiseOnly)))).toBe(true)
})

it('filters the sound by the preset, and the noise of the room not at all', async () => {
  const { trialSound } = await stimulusOf('floors')
  const played = (condition: 'without' | 'with', parts: typeof noiseOnly) =>
    bytesOf(trialSound({ ...trial, condition }, parts))
  expect(played('with', noiseOnly).equals(played('without', noiseOnly))).toBe(true)
  expect(played('with', soundOnly).equals(played('without', soundOnly))).toBe(false)
})

it('sets the room below the game by as much as a room of 42 dB(A) lies below 65 dB SPL', async () => {
  expect(ROOM.soundBelow).toBe(65 - 42)
  const { trialSound } = await stimulusOf('grass')
  const { trialSound: inGame } = await stimulusOf('grass', 'game')
  const even = { ...trial, roveDb: 0 }
  expect(levelOf(inGame(even, noiseOnly)) - levelOf(trialSound(even, noiseOnly))).toBeCloseTo(ROOM.below, 1)
})

it('is the same for the same seed and different for another', async () => {
  const { trialSound } = await stimulusOf('grass')
  expect(bytesOf(trialSound(trial)).equals(bytesOf(trialSound(trial)))).toBe(true)
  expect(bytesOf(trialSound({ ...trial, seed: 5 })).equals(bytesOf(trialSound(trial)))).toBe(false)
})

it('roves each interval by what the run asks for', async () => {
  const { trialSound } = await stimulusOf('walls')
  const level = (roveDb: number) => levelOf(trialSound({ ...trial, roveDb }))
  expect(level(1.5) - level(0)).toBeCloseTo(1.5, 3)
})

it.each(sceneNames)('plays the game of %s as loud with the preset as without', async (scene) => {
  const { trialSound } = await stimulusOf(scene, 'game')
  const mean = (condition: 'without' | 'with') => {
    const levels = Array.from({ length: 6 }, (_, seed) =>
      levelOf(trialSound({ ...trial, condition, seed, roveDb: 0 }, noiseOnly)),
    )
    return levels.reduce((sum, level) => sum + level, 0) / levels.length
  }
  expect(Math.abs(mean('with') - mean('without'))).toBeLessThan(1)
})

it.each(sceneNames)('clips nothing of %s, however loud the sound', async (scene) => {
  for (const noise of ['room', 'game'] as const) {
    const stimulus = await stimulusOf(scene, noise)
    const sounds = [
      ...(['without', 'with'] as const).map((condition) =>
        stimulus.trialSound({ ...trial, condition, levelDb: 12, roveDb: 2 }),
      ),
      stimulus.levelSound(),
      stimulus.channelSound('left'),
    ]
    for (const { left, right } of sounds)
      for (const ear of [left, right]) expect(ear.every((sample) => Math.abs(sample) < 1)).toBe(true)
  }
})

it('lets the volume be set by the game, at the loudness that the noise is measured by', async () => {
  const { levelSound } = await stimulusOf('grass')
  const { left, right } = levelSound()
  expect(left.length).toBe(3 * SAMPLE_RATE)
  const loudness = loudnessOf([left, right])
  expect(loudness).toBeGreaterThan(-29)
  expect(loudness).toBeLessThan(-20)
})

it('keeps silent before and after the interval to the sample', async () => {
  const { left } = (await stimulusOf('steps')).trialSound(trial)
  expect(left.subarray(0, start).every((sample) => sample === 0)).toBe(true)
  expect(left.subarray(start + intervalLength).every((sample) => sample === 0)).toBe(true)
  expect(left[start + edge]).not.toBe(0)
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
  // Beds end at 12 kHz: a corner would stand out above it.
  const { left } = (await stimulusOf('boards', 'game')).trialSound({ ...trial, roveDb: 0 }, noiseOnly)
  const around = (place: number, samples = left) =>
    energyAbove(18_000, samples.subarray(Math.max(0, place - 512), Math.max(0, place - 512) + 1024))
  const middle = around(start + intervalLength / 2)
  for (const place of [start, start + edge, start + intervalLength - edge, start + intervalLength])
    expect(around(place)).toBeLessThan(2 * middle)
  // The measure finds a click where there is one: the same noise, cut off.
  const cut = left.slice()
  cut.fill(0, start + intervalLength / 2)
  expect(around(start + intervalLength / 2, cut)).toBeGreaterThan(10 * middle)
})

it('checks one ear at a time', async () => {
  const { left, right } = (await stimulusOf('floors')).channelSound('right')
  expect(left.every((sample) => sample === 0)).toBe(true)
  expect(right.some((sample) => sample !== 0)).toBe(true)
})

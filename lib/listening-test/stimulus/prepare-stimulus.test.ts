import { SAMPLE_RATE } from '@/lib/audio/filter'
import { loudnessOf } from '@/lib/audio/loudness'
import { trialPlan } from '../procedure/trial-plan'
import { roomLevels } from './room-bed'
import type { Sound, SoundedTrial } from './stimulus'
import { describeStimuli, levelOf, noiseOnly, soundOnly, stimulusOf, trial } from './testing/stimuli'

const ROOM = roomLevels('open')

const { start, intervalLength, edge } = trialPlan

const bytesOf = ({ left, right }: Sound) =>
  Buffer.concat([Buffer.from(left.buffer), Buffer.from(right.buffer)])

// On all scenes: every-stimulus.long.test.ts.
describeStimuli(['grass', 'floors'])

it('plays the sum of noise and sound', async () => {
  const { trialSound } = await stimulusOf('floors')
  const asked: SoundedTrial = { ...trial, condition: 'with' }
  const [both, noise, sound] = [trialSound(asked), trialSound(asked, noiseOnly), trialSound(asked, soundOnly)]
  const rest = both.left.map((sample, index) => sample - (noise.left[index] ?? 0) - (sound.left[index] ?? 0))
  expect(Math.max(...rest.map(Math.abs))).toBeLessThan(1e-6)
})

it('plays only the same noise where there is no sound', async () => {
  const { trialSound } = await stimulusOf('voice')
  const empty = trialSound({ ...trial, levelDb: null })
  expect(bytesOf(empty).equals(bytesOf(trialSound(trial, noiseOnly)))).toBe(true)
})

it('filters the sound by the preset, but not the room noise', async () => {
  const { trialSound } = await stimulusOf('floors')
  const played = (condition: 'without' | 'with', parts: typeof noiseOnly) =>
    bytesOf(trialSound({ ...trial, condition }, parts))
  expect(played('with', noiseOnly).equals(played('without', noiseOnly))).toBe(true)
  expect(played('with', soundOnly).equals(played('without', soundOnly))).toBe(false)
})

it('plays the room as far below the game as 42 dB(A) lies below 65 dB SPL', async () => {
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

it('roves each interval by the given gain', async () => {
  const { trialSound } = await stimulusOf('walls')
  const level = (roveDb: number) => levelOf(trialSound({ ...trial, roveDb }))
  expect(level(1.5) - level(0)).toBeCloseTo(1.5, 3)
})

it('has a sample for setting the volume, at the loudness relative to which the noise is measured', async () => {
  const { levelSound } = await stimulusOf('grass')
  const { left, right } = levelSound()
  expect(left.length).toBe(3 * SAMPLE_RATE)
  const loudness = loudnessOf([left, right])
  expect(loudness).toBeGreaterThan(-29)
  expect(loudness).toBeLessThan(-20)
})

it('is silent before and after the interval to the sample', async () => {
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
  // Beds end at 12 kHz: a click would stand out above it.
  const { left } = (await stimulusOf('shots', 'game')).trialSound({ ...trial, roveDb: 0 }, noiseOnly)
  const around = (place: number, samples = left) =>
    energyAbove(18_000, samples.subarray(Math.max(0, place - 512), Math.max(0, place - 512) + 1024))
  const middle = around(start + intervalLength / 2)
  for (const place of [start, start + edge, start + intervalLength - edge, start + intervalLength])
    expect(around(place)).toBeLessThan(2 * middle)
  // The measure detects a click: the same noise, cut off.
  const cut = left.slice()
  cut.fill(0, start + intervalLength / 2)
  expect(around(start + intervalLength / 2, cut)).toBeGreaterThan(10 * middle)
})

it('plays one ear at a time', async () => {
  const { left, right } = (await stimulusOf('floors')).channelSound('right')
  expect(left.every((sample) => sample === 0)).toBe(true)
  expect(right.some((sample) => sample !== 0)).toBe(true)
})

import type { Filter } from '@/lib/audio/filter'
import { kWeighted } from '@/lib/audio/loudness'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { trialPlan } from '../../procedure/trial-plan'
import { prepareStimulus } from '../prepare-stimulus'
import { roomLevels } from '../room-bed'
import type { NoisePlace, Sound, SoundedTrial, Stimulus } from '../stimulus'

const filters: readonly Filter[] = [
  { type: 'LSC', fc: 90, gain: -5, q: 0.7 },
  { type: 'PK', fc: 2800, gain: 4.2, q: 1 },
]
const noRest = async () => {}
export const trial: SoundedTrial = { condition: 'without', levelDb: -9, roveDb: 1.5, seed: 4_000_000_001 }
export const noiseOnly = { noise: true, sound: false }
export const soundOnly = { noise: false, sound: true }
const { start, soundAt, soundLength } = trialPlan

const prepared = new Map<string, Promise<Stimulus>>()
export function stimulusOf(scene: SceneName, noise: NoisePlace = 'room'): Promise<Stimulus> {
  const key = `${scene} ${noise}`
  const stimulus =
    prepared.get(key) ?? prepareStimulus({ scene, noise, filters, correction: [], worn: 'open' }, noRest)
  prepared.set(key, stimulus)
  return stimulus
}

/** The K-weighted level in dB of both ears together, where an interval may contain the sound. */
export function levelOf({ left, right }: Sound): number {
  const from = start + soundAt
  let power = 0
  for (const ear of [left, right])
    for (const sample of kWeighted(ear.subarray(0, from + soundLength)).subarray(from)) power += sample ** 2
  return 10 * Math.log10(power)
}

/** Properties of a run on every scene, as tests. */
export function describeStimuli(scenes: readonly SceneName[]): void {
  it.each(scenes)('plays the sound of %s at the given level', async (scene) => {
    // In room noise, a level is relative to the room in dB(A).
    for (const [noise, below] of [
      ['room', roomLevels('open').soundBelow - roomLevels('open').below],
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

  it.each(scenes)('plays the game of %s as loud with the preset as without', async (scene) => {
    const { trialSound } = await stimulusOf(scene, 'game')
    const mean = (condition: 'without' | 'with') => {
      const levels = Array.from({ length: 6 }, (_, seed) =>
        levelOf(trialSound({ ...trial, condition, seed, roveDb: 0 }, noiseOnly)),
      )
      return levels.reduce((sum, level) => sum + level, 0) / levels.length
    }
    expect(Math.abs(mean('with') - mean('without'))).toBeLessThan(1)
  })

  it.each(scenes)('clips nothing of %s, however loud the sound', async (scene) => {
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
}

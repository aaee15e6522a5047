import { maskingOf, thresholdOf } from '@/lib/audio/audibility/detector'
import { levelInDbA, roomNoise } from '@/lib/audio/audibility/room-noise'
import { kWeighted } from '@/lib/audio/loudness'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { sceneNames } from '@/lib/audio/scenes/scene'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { trialPlan } from '../procedure/trial-plan'
import { soundsOf } from './prepare-stimulus'

const cover = maskingOf(roomNoise('open'))

/** Threshold of a sound in room noise by the detector, in dB relative to the noise. */
function modelledThreshold(sound: Float32Array): number {
  const { soundLength } = trialPlan
  const heard = new Float32Array(soundLength)
  heard.set(sound.subarray(0, soundLength))
  const power = kWeighted(heard).reduce((sum, sample) => sum + 2 * sample ** 2, 0) / soundLength
  const raised = 10 ** ((levelInDbA(roomNoise('open')) + 0.691) / 10) / power
  const frames = bandFrames([heard, heard])
  const place = Array.from({ length: frames.length }, () => cover)
  return thresholdOf(
    frames.map((powers) => powers.map((one) => one * raised)),
    [place],
  )
}

it.each(sceneNames)(
  'covers the modelled hearing threshold of the sound of %s with the levels of the test',
  (scene) => {
    // The practice goes down from 6 to -19 dB, sounds are played from -48 to 12 dB.
    const threshold = modelledThreshold(soundsOf(scene).sound(seededRandom(1)))
    expect(threshold).toBeGreaterThan(-28)
    expect(threshold).toBeLessThan(-3)
  },
)

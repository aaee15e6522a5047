import { coverOf, thresholdOf } from '@/lib/audio/audibility/detector'
import { ROOM_LEVEL, roomNoise } from '@/lib/audio/audibility/room-noise'
import { kWeighted } from '@/lib/audio/loudness'
import { seededRandom } from '@/lib/audio/scenes/noise'
import { sceneNames } from '@/lib/audio/scenes/scene'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { trialPlan } from './plan'
import { soundsOf } from './scene-sounds'

const cover = coverOf(roomNoise('open'))

/** The level at which a sound is heard in the room's noise by the model of hearing, in dB as the test's run counts. */
function modelledThreshold(sound: Float32Array): number {
  const { soundLength } = trialPlan
  const heard = new Float32Array(soundLength)
  heard.set(sound.subarray(0, soundLength))
  const power = kWeighted(heard).reduce((sum, sample) => sum + 2 * sample ** 2, 0) / soundLength
  const raised = 10 ** ((ROOM_LEVEL + 0.691) / 10) / power
  const frames = bandFrames([heard, heard])
  const place = Array.from({ length: frames.length }, () => cover)
  return thresholdOf(
    frames.map((powers) => powers.map((one) => one * raised)),
    [place],
  )
}

it.each(sceneNames)(
  'looks for the sound of %s around where the model of hearing says it is heard',
  (scene) => {
    // The practice comes down from 6 to -19 dB, sounds are played from -48 to 12 dB.
    const threshold = modelledThreshold(soundsOf(scene).sound(seededRandom(1)))
    expect(threshold).toBeGreaterThan(-28)
    expect(threshold).toBeLessThan(-3)
  },
)

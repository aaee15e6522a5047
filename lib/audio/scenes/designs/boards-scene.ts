import { repeated, type PlacedTarget, type SceneDesign } from './design'
import { SAMPLE_RATE } from '../../filter'
import { thunder } from './rain-scene'
import { gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import { inOctaves, type OctaveLevels } from '../synthesis/octaves'
import { rooms } from '../acoustics/rooms'
import { shout } from '../synthesis/voice'

/** Doors creak in a house with wind around it; then thunder, a scream and shots. */
export const boardsScene: SceneDesign = {
  seed: 53,
  room: rooms.house,
  ambience: { levels: [-6, -7, -6, -2, 0, -5, -9, -10], gusts: 2, depth: 0.6 },
  bed: [
    ...repeated(4, 0.7, { make: thunder, at: 2.6, azimuth: 160, elevation: 30, level: 1 }),
    { make: shout, at: 3.1, azimuth: -110, level: 0.5 },
    ...repeated(6, 0.4, { make: gunshot, at: 3.3, azimuth: 20, level: 0.3 }),
  ],
  targets: [0.4, 1.6, 6, 7].map((at, index): PlacedTarget => ({
    kind: 'creak',
    at,
    azimuth: -80 + 55 * index,
    elevation: index % 2 ? 40 : 0,
    level: 1,
  })),
  mix: { ambience: -14.5, bed: 23.7, targets: -3.0 },
}

/** dB by octave from 63 Hz: the mean of Minetest Game's doors and gates of wood. */
const DOORS: OctaveLevels = [-4, -7, -6, -6, 0, 0, -4, -3]

/** A board or door that sticks and slips at a varying rate. */
export function creak(random: Random): Float32Array<ArrayBuffer> {
  const [from, to] = [40 + 50 * random(), 40 + 50 * random()]
  let phase = 0
  const slips = synthesize(0.6, (time) => {
    const share = time / 0.5
    if (share > 1) return 0
    phase += ((from + (to - from) * share) * (0.9 + 0.2 * random())) / SAMPLE_RATE
    const hiss = 0.02 * (random() * 2 - 1)
    if (phase < 1) return hiss * Math.sin(Math.PI * share)
    phase -= 1
    return (0.5 + 0.5 * random()) * Math.sin(Math.PI * share)
  })
  return inOctaves(slips, DOORS)
}

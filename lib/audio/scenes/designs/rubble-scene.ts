import { ambience, gusts } from '../synthesis/ambience'
import type { PlacedTarget, SceneDesign } from './design'
import { explosion, gunshot } from '../synthesis/gunfire'
import { synthesize, type Random } from '../synthesis/noise'
import { octaveNoise, dying, inOctaves } from '../synthesis/octaves'
import type { Room } from '../acoustics/room'
import type { NoiseWork, Scene } from '../scene'
import { delayed, hump, mixed } from '../synthesis/sounds'
import { shout } from '../synthesis/voice'

/** Between ruins. */
const ROOM: Room = { walls: [12, 15, 7, 9, 40, 1.6], reflects: 0.45, tail: 0.9, wet: 0.05 }

const STEPS = 12
/** Helicopter blades passing per second. */
const BLADES = 16

/** Steps over rubble behind the player, an armour plate is inserted, a helicopter circles, machine guns fire. */
export const rubbleScene: SceneDesign = {
  seed: 97,
  room: ROOM,
  noise: rubbleNoise,
  bed: [
    ...[1.0, 1.1, 1.2, 1.3, 1.4, 4.6, 4.7, 4.8].map((at) => ({ make: gunshot, at, azimuth: 80, level: 2.2 })),
    ...[2.9, 6.2, 6.32].map((at) => ({
      make: (random: Random) => gunshot(random, 0.05),
      at,
      azimuth: -50,
      level: 1.4,
    })),
    { make: explosion, at: 3.3, azimuth: 20, level: 3.3 },
    { make: shout, at: 5.2, azimuth: -10, level: 3 },
    { make: helicopter, at: 0, azimuth: -40, elevation: 50, level: 7 },
  ],
  targets: [
    ...Array.from({ length: STEPS }, (_, step): PlacedTarget => ({
      kind: 'gravelSteps',
      at: 0.3 + step * 0.56,
      azimuth: 100 + 15 * step,
      level: 0.4,
    })),
    ...[2.2, 5.6].map((at): PlacedTarget => ({ kind: 'armourPlate', at, azimuth: 170, level: 0.75 })),
  ],
}

/** Background noise of the map, and wind through rubble. */
export function* rubbleNoise(scene: Scene, random: Random): NoiseWork {
  yield* ambience(scene, random, 0.8)
  yield* gusts(
    scene,
    random,
    { level: 0.012, times: 2, depth: 0.6 },
    { type: 'HP', fc: 800, q: 0.6 },
    { type: 'LP', fc: 6000, q: 0.5 },
  )
}

/** Rotor blades beat, the turbine hisses. */
function helicopter(random: Random): Float32Array {
  const beating = synthesize(
    6,
    (time) => (random() * 2 - 1) * hump(time, 3, 3) * (0.3 + (1 - ((time * BLADES) % 1)) ** 2),
  )
  return inOctaves(beating, [0, -2, -5, -9, -13, -17, -20, -28])
}

/** A plate of armour pushed into a vest: scraping cloth, then a hard click. */
export function armourPlate(random: Random): Float32Array<ArrayBuffer> {
  const scrape = octaveNoise(
    random,
    [-30, -22, -14, -10, -5, 0, 0, -4],
    0.35,
    () => (time) => hump(time, 0.16, 0.16),
    3000,
  )
  // Like the sound of breaking tools in Minetest Game.
  const latch = octaveNoise(random, [-18, -11, -8, -9, -5, 0, 0, 0], 0.15, () => dying(0.015))
  return mixed([scrape, 0.7], [delayed(latch, 0.32), 0.7])
}

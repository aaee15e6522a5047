import type { Random } from './noise'
import { dying, octaveNoise, type OctaveLevels } from './octaves'

interface Surface {
  /** Give the mean of Minetest Game's recordings (Debian's minetest-data 5.6.1): see the test. */
  levels: OctaveLevels
  decays: readonly [weight: number, friction: number] // time constants in seconds
  grains?: number // per second, for loose ground
}

/** dB by octave from 63 Hz to 8 kHz. */
export const surfaces = {
  metal: { levels: [-12, -8, -2, 0, -4, -9, -13, -23], decays: [0.035, 0.03] },
  stone: { levels: [-30, -9, 0, -1, -8, -15, -20, -25], decays: [0.025, 0.012] },
  // Measured from blows on stone, which are as hard as steps on tiles.
  tiles: { levels: [-48, -27, -9, -4, -4, 0, -8, -19], decays: [0.02, 0.012] },
  earth: { levels: [-6, -14, -11, -7, 0, -1, -8, -12], decays: [0.04, 0.04], grains: 9000 },
  gravel: { levels: [-20, -19, -16, -16, -9, 0, -3, -8], decays: [0.03, 0.05], grains: 1500 },
} as const satisfies Record<string, Surface>

const WEIGHT = 500 // Hz below which the impact sounds, and friction above
const ROLL = [0.08, 0.12] as const // seconds from the heel to the ball of the foot
const BALL = { weight: 0.3, friction: 0.7 } as const // relative to the heel

/** Heel and ball of the foot: impact below 500 Hz, friction of the sole above (Ekimov and Sabatier 2006,
 * https://doi.org/10.1121/1.2217371), with the octave levels of recordings. */
export function stepOn(surface: keyof typeof surfaces): (random: Random) => Float32Array<ArrayBuffer> {
  const { levels, decays, grains }: Surface = surfaces[surface]
  return (random) => {
    const ball = ROLL[0] + random() * (ROLL[1] - ROLL[0])
    const seconds = ball + 6 * Math.max(...decays)
    return octaveNoise(
      random,
      levels,
      seconds,
      (octave) => {
        const isWeight = octave < WEIGHT
        const [first, second] = [0, ball].map((at) => dying(decays[isWeight ? 0 : 1], at))
        const share = isWeight ? BALL.weight : BALL.friction
        return (time) => (first?.(time) ?? 0) + share * (second?.(time) ?? 0)
      },
      grains,
    )
  }
}

import { SAMPLE_RATE } from '../../filter'
import type { Direction } from './ears'
import type { Scene } from '../scene'

export interface Room {
  /** Metres to the walls: ahead, behind, left, right, above, and to the floor. */
  walls: readonly [number, number, number, number, number, number]
  reflects: number // share of the amplitude
  tail: number // seconds until it has fallen by 60 dB
  wet: number // level of the tail relative to the direct sound
}

const SPEED = 343 // m/s
const SIDES: readonly Direction[] = [
  { azimuth: 0 },
  { azimuth: 180 },
  { azimuth: -90 },
  { azimuth: 90 },
  { azimuth: 0, elevation: 80 },
  { azimuth: 0, elevation: -80 },
]

interface Reflection extends Direction {
  delay: number // seconds
  level: number
}

/** One from each wall; from the side of a near wall sooner and stronger. */
export function reflectionsOf(
  { walls, reflects }: Room,
  { azimuth, elevation = 0 }: Direction,
): Reflection[] {
  return SIDES.map((side, index) => {
    const wall = walls[index] ?? 1
    const turned = Math.cos(((side.azimuth - azimuth) * Math.PI) / 180)
    const near = side.elevation ? Math.abs(elevation + side.elevation) / 180 : (1 - turned) / 2
    const way = wall * (0.6 + 1.4 * near)
    return { ...side, delay: way / SPEED, level: reflects / (1 + way / 4) }
  })
}

/** Samples; primes, so that echoes do not coincide. */
const DELAYS = [1103, 1327, 1559, 1777, 2011, 2269, 2503, 2731]
/** Of a one-pole low pass in each delay: treble decays first. */
const DAMPING = 0.35
const LEFT = [1, -1, 1, 1, -1, 1, -1, -1]
const RIGHT = [1, 1, -1, 1, 1, -1, -1, 1]

/** A feedback delay network of eight lines (Jot and Chaigne 1991), mixed differently for each ear. Keeps its state,
 * so that sound can be processed in parts. */
export class Tail {
  private readonly lines = DELAYS.map((length) => new Float32Array(length))
  private readonly damped = new Float64Array(DELAYS.length)
  private readonly gains: Float64Array
  private readonly places = new Int32Array(DELAYS.length)

  constructor({ tail, wet }: Room) {
    this.wet = wet / Math.sqrt(DELAYS.length)
    this.gains = Float64Array.from(DELAYS, (length) => 10 ** ((-3 * length) / SAMPLE_RATE / tail))
  }

  private readonly wet: number

  /** @param sent input of the room @param length samples */
  add(sent: Float32Array, scene: Scene, start: number, length: number): void {
    for (let index = start; index < start + length; index += 1) {
      const sum = this.damp()
      const input = sent[index] ?? 0
      let [left, right] = [0, 0]
      for (let line = 0; line < DELAYS.length; line += 1) {
        const damped = this.damped[line] ?? 0
        left += damped * (LEFT[line] ?? 0)
        right += damped * (RIGHT[line] ?? 0)
        // Householder's matrix: each line gets its own output less a quarter of all.
        this.write(line, input + (damped - sum / 4) * (this.gains[line] ?? 0))
      }
      scene.left[index] = (scene.left[index] ?? 0) + left * this.wet
      scene.right[index] = (scene.right[index] ?? 0) + right * this.wet
    }
  }

  /** Low-passes the output of the delays. @returns its sum */
  private damp(): number {
    let sum = 0
    for (let line = 0; line < DELAYS.length; line += 1) {
      const out = this.lines[line]?.[this.places[line] ?? 0] ?? 0
      const damped = out + DAMPING * ((this.damped[line] ?? 0) - out)
      this.damped[line] = damped
      sum += damped
    }
    return sum
  }

  private write(line: number, value: number): void {
    const place = this.places[line] ?? 0
    const delay = this.lines[line]
    if (delay) delay[place] = value
    this.places[line] = place + 1 === DELAYS[line] ? 0 : place + 1
  }
}

import { DYNAMICS_LIMITS, dynamicNames, type Dynamics } from '@/lib/audio/dynamics/dynamics'

/** In characters: five like `-60`, `9.9`, `100`, `1000`, `29.5`. */
export const LONGEST_DYNAMICS = 24

/** For addresses and the store: threshold, ratio, attack, release, make-up, e.g. `-30_3_1_150_8`. */
export function writeDynamics(dynamics: Dynamics): string {
  return dynamicNames.map((name) => String(dynamics[name])).join('_')
}

/** Null for anything `writeDynamics` would not write for values within the limits. */
export function readDynamics(text: string): Dynamics | null {
  const values = text.split('_').map(Number)
  const [threshold = NaN, ratio = NaN, attack = NaN, release = NaN, makeUp = NaN] = values
  const dynamics = { threshold, ratio, attack, release, makeUp }
  return writeDynamics(dynamics) === text && dynamicNames.every((name) => isOnGrid(name, dynamics[name]))
    ? dynamics
    : null
}

export function nearestValue(name: keyof Dynamics, value: number): number {
  const { min, max, step } = DYNAMICS_LIMITS[name]
  return Number((Math.round(Math.min(max, Math.max(min, value)) / step) * step).toFixed(1))
}

function isOnGrid(name: keyof Dynamics, value: number): boolean {
  return nearestValue(name, value) === value
}

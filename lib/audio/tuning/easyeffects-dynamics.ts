import { DYNAMICS_LIMITS, dynamicNames, type Dynamics } from '../dynamics/dynamics'

/** Keys of EasyEffects' compressor, and what a missing one means (`easyeffects_db_compressor.kcfg`). */
const KEYS = {
  threshold: { key: 'threshold', usual: -12 },
  ratio: { key: 'ratio', usual: 4 },
  attack: { key: 'attack', usual: 20 },
  release: { key: 'release', usual: 100 },
  makeUp: { key: 'makeup', usual: 0 },
} as const satisfies Record<keyof Dynamics, { key: string; usual: number }>

/**
 * The values of EasyEffects' compressor, rounded to the shop's grid; undefined where it compresses upward, or where a value
 * is beyond the shop's limits.
 */
export function dynamicsOf(plugin: Readonly<Record<string, unknown>>): Dynamics | undefined {
  if ((plugin.mode ?? 'Downward') !== 'Downward') return undefined
  const found: Dynamics = { threshold: 0, ratio: 1, attack: 0, release: 0, makeUp: 0 }
  for (const name of dynamicNames) {
    const { key, usual } = KEYS[name]
    const value = plugin[key] ?? usual
    const { min, max, step } = DYNAMICS_LIMITS[name]
    if (typeof value !== 'number' || value < min || value > max) return undefined
    found[name] = Number((Math.round(value / step) * step).toFixed(1))
  }
  return found
}

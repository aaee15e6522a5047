/** `Leises lauter`: a downward compressor with make-up gain before the equaliser; raises soft sounds against loud. */
export interface Dynamics {
  threshold: number // dBFS
  ratio: number // dB of input above the threshold for 1 dB more output
  attack: number // ms to get 71 % of the way to a higher level
  release: number // ms to get 71 % of the way back to a lower level
  makeUp: number // dB
}

/** With steps that every file format holds exactly. */
export const DYNAMICS_LIMITS = {
  threshold: { min: -60, max: 0, step: 1 },
  ratio: { min: 1, max: 10, step: 0.1 },
  attack: { min: 1, max: 100, step: 1 },
  release: { min: 20, max: 1000, step: 10 },
  makeUp: { min: 0, max: 30, step: 0.5 },
} as const satisfies Record<keyof Dynamics, { min: number; max: number; step: number }>

/** In the order in which they are shown and written. */
export const dynamicNames = [
  'threshold',
  'ratio',
  'attack',
  'release',
  'makeUp',
] as const satisfies readonly (keyof Dynamics)[]

/** Also those of the presets that raise steps relative to shots. */
export const usualDynamics: Dynamics = { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 }

export const KNEE = 6 // dB, half the width

/** dB for a steady level (dBFS), without make-up: 0 below the knee, (threshold - level)(1 - 1 / ratio) above, and a
 * parabola in it, as in LSP's `Compressor.cpp` (https://github.com/lsp-plugins/lsp-dsp-units), run by EasyEffects. */
export function gainAt({ threshold, ratio }: Dynamics, level: number): number {
  const slope = 1 - 1 / ratio
  const above = level - threshold
  if (above <= -KNEE) return 0
  return above >= KNEE ? -slope * above : (-slope * (above + KNEE) ** 2) / (4 * KNEE)
}

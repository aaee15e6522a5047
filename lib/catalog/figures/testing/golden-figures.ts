import { z } from 'zod'
import { programCatalog } from '../../program-catalog'
import { modelFigures } from '@/lib/catalog/editing/figures-for'
import type { HeldOut } from '@/lib/audio/prominence/tuning'
import heldOutByGame from '../held-out.json'
import { rangeOf, type SoundFigures } from '../schema'
import { versionKey } from '../program-figures'
import type { Preset } from '../../schema'

const schema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number())))

/**
 * dB by which each kind stands out in each game, with filters tuned without it, by the names of the games that presets are for. Written
 * by `npm run tune -- all`.
 */
export const heldOutFigures: Readonly<Record<string, HeldOut>> = schema.parse(heldOutByGame)

/** Where the figures of the program's versions are, from the root of the project. */
export const GOLDEN_FIGURES = 'lib/catalog/figures/program-figures.json'

/** The figures of versions of the program's presets, as the model computes them now. */
export async function goldenFigures(
  versions: readonly Preset[] = programCatalog.allPresets,
): Promise<string> {
  const figures = versions.map(async (preset) => [versionKey(preset), await figuresFor(preset)] as const)
  return `${JSON.stringify(Object.fromEntries(await Promise.all(figures)), null, 2)}\n`
}

/** As computed for any version, but with ranges from games that were left out when tuning. */
async function figuresFor(preset: Preset): Promise<SoundFigures[]> {
  const held = heldOutFigures[preset.game] ?? {}
  const figures = await modelFigures(preset)
  return figures.map((figure) => {
    const heldOut = rangeOf(held[figure.kind] ?? {})
    return heldOut ? { ...figure, heldOut } : figure
  })
}

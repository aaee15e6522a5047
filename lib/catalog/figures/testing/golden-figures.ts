import { programVersions } from '../../program-catalog'
import { modelFigures } from '@/lib/catalog/editing/figures-for'
import { versionKey } from '../program-figures'
import type { Preset } from '../../schema'

/** Where the figures of the program's versions are, from the root of the project. */
export const GOLDEN_FIGURES = 'lib/catalog/figures/program-figures.json'

/** The figures of versions of the program's presets, as the model computes them now. */
export async function goldenFigures(versions: readonly Preset[] = programVersions): Promise<string> {
  const figures = versions.map(async (preset) => [versionKey(preset), await modelFigures(preset)] as const)
  return `${JSON.stringify(Object.fromEntries(await Promise.all(figures)), null, 2)}\n`
}

import type { z } from 'zod'
import { presetSchema, type Preset } from './schema'

export interface Catalog {
  /** Every preset, whether it can be bought or not. */
  allPresets: readonly Preset[]
  /** What can be bought, in the order of the files. */
  presets: readonly Preset[]
  /** The games of those presets, each once, in alphabetical order. */
  games: readonly string[]
  /** A preset by its id, whether it can be bought or not. */
  findPreset(id: string): Preset | undefined
}

/** What is wrong in presets: one line per field, `file: field: what`. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError'
  constructor(readonly problems: readonly string[]) {
    super(`wrong catalogue:\n${problems.join('\n')}`)
  }
}

/**
 * Checks presets, by file name, and makes the catalogue of them.
 * @throws CatalogError naming every wrong file and field
 */
export function createCatalog(files: Readonly<Record<string, unknown>>): Catalog {
  const problems: string[] = []
  const byId = new Map<string, Preset>()
  for (const [file, content] of Object.entries(files)) {
    const parsed = presetSchema.safeParse(content)
    if (!parsed.success) problems.push(...parsed.error.issues.map((issue) => problem(file, issue)))
    else if (byId.has(parsed.data.id)) problems.push(`${file}: id: ${parsed.data.id} is used by another file`)
    else byId.set(parsed.data.id, parsed.data)
  }
  if (problems.length > 0) throw new CatalogError(problems)
  const allPresets = [...byId.values()]
  const presets = allPresets.filter(({ active }) => active)
  return {
    allPresets,
    presets,
    games: [...new Set(presets.map(({ game }) => game))].sort((one, other) => one.localeCompare(other, 'de')),
    findPreset: (id) => byId.get(id),
  }
}

function problem(file: string, { path, message }: z.core.$ZodIssue): string {
  return [file, path.join('.'), message].filter(Boolean).join(': ')
}

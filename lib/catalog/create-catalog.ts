import type { z } from 'zod'
import { slugIn } from './preset-path'
import { presetSchema, type Preset } from './schema'

export interface Catalog {
  allPresets: readonly Preset[]
  /** In file order. */
  presets: readonly Preset[]
  /** Alphabetical. */
  games: readonly string[]
  findPreset(id: string): Preset | undefined
  findAddressed(slug: string): Preset | undefined
}

/** One line per field: `file: field: what`. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError'
  constructor(readonly problems: readonly string[]) {
    super(`wrong catalogue:\n${problems.join('\n')}`)
  }
}

/** @param files by name @throws CatalogError naming every invalid file and field */
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
  const bySlug = byAddress(allPresets)
  return {
    allPresets,
    presets,
    games: [...new Set(presets.map(({ game }) => game))].sort((one, other) => one.localeCompare(other, 'de')),
    findPreset: (id) => byId.get(id),
    findAddressed: (slug) => bySlug.get(slug),
  }
}

/** Of two claims, the present address counts more than an id, and that more than a former address. */
function byAddress(presets: readonly Preset[]): Map<string, Preset> {
  const former = presets.flatMap((preset) =>
    (preset.formerSlugs ?? []).map((slug) => [slug, preset] as const),
  )
  const ids = presets.map((preset) => [preset.id, preset] as const)
  const own = presets.map((preset) => [slugIn(preset), preset] as const)
  return new Map([...former, ...ids, ...own])
}

function problem(file: string, { path, message }: z.core.$ZodIssue): string {
  return [file, path.join('.'), message].filter(Boolean).join(': ')
}

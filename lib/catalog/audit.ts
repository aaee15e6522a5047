import 'server-only'
import type { Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import type { Preset } from './schema'
import { presetVersionSchema, storedPresetSchema } from './stored-preset'

export interface PresetFinding {
  code:
    | 'broken'
    /** A newer and an older version exist, but not this one. */
    | 'missing_version'
    /** The published preset differs from its archived version. */
    | 'changed_version'
    /** An order contains a preset version that was never published. */
    | 'unknown_version'
  path: string
}

/** Leaves a note `preset` with each preset's version. */
export async function* auditPresets(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<PresetFinding> {
  for await (const { key: id, value } of snapshot.entries('presetVersions')) {
    yield* noteVersions(id, Object.entries(Object(value)), scratch)
  }
  for await (const { key: id, value } of snapshot.entries('presets')) {
    const { data: preset } = storedPresetSchema.safeParse(value)
    const path = `presets/${id}`
    scratch.note('preset', 'any')
    if (!preset) {
      yield { code: 'broken', path }
      continue
    }
    const { published } = preset
    if (!published) continue
    scratch.note('preset', id, String(published.version))
    const kept = scratch.noted('preset version', `${id} ${published.version}`)
    if (kept !== versionText(published)) yield { code: 'changed_version', path: `${path}/published` }
  }
}

function* noteVersions(
  id: string,
  versions: [string, unknown][],
  scratch: Scratch,
): Generator<PresetFinding> {
  const path = (version: number | string) => `presetVersions/${id}/${version}`
  for (const [version, value] of versions) {
    const { data: preset } = presetVersionSchema.safeParse(value)
    if (preset?.id !== id || String(preset.version) !== version) yield { code: 'broken', path: path(version) }
    else scratch.note('preset version', `${id} ${version}`, versionText(preset))
  }
  const numbers = versions.map(([version]) => Number(version)).sort((one, other) => one - other)
  const [oldest = 0] = numbers
  for (let version = oldest; version < (numbers.at(-1) ?? 0); version += 1) {
    if (!numbers.includes(version)) yield { code: 'missing_version', path: path(version) }
  }
}

/** Price and sale status change without a new version. */
function versionText(preset: Preset): string {
  return JSON.stringify({ ...preset, price: 0, active: true })
}

export function* auditBought(
  items: Readonly<Record<string, { version: number }>>,
  path: string,
  scratch: Scratch,
): Generator<PresetFinding> {
  // A store that was never filled contains no presets.
  if (scratch.noted('preset', 'any') === undefined) return
  for (const [id, { version }] of Object.entries(items)) {
    const newest = Number(scratch.noted('preset', id) ?? 0)
    if (version > newest) yield { code: 'unknown_version', path: `${path}/items/${id}/version` }
  }
}

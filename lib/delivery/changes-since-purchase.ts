import type { Preset } from '@/lib/catalog/schema'

/** Changes since the version bought, newest first; empty for orders that do not record a version. */
export function changesSincePurchase(
  preset: Pick<Preset, 'changes'> | undefined,
  bought: number | undefined,
): Preset['changes'] {
  if (!preset || bought === undefined) return []
  return preset.changes.filter(({ version }) => version > bought)
}

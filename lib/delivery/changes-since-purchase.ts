import type { Preset } from '@/lib/catalog/schema'

/** What has changed since the version that was bought, newest first; nothing for orders that do not name it. */
export function changesSincePurchase(
  preset: Pick<Preset, 'changes'> | undefined,
  bought: number | undefined,
): Preset['changes'] {
  if (!preset || bought === undefined) return []
  return preset.changes.filter(({ version }) => version > bought)
}

import { trackOf } from '@/components/audio/playing/track'
import { findPreset } from '@/lib/catalog/catalog'
import type { OrderView } from '@/lib/orders/view-schema'
import { SweepCheck } from './sweep-check'

/** A test of each preset by ear: is it on? */
export function SetupChecks({ items }: { items: OrderView['items'] }) {
  const presets = items.flatMap(({ id }) => findPreset(id) ?? [])
  if (presets.length === 0) return null
  return (
    <div className="grid gap-3">
      {presets.map((preset) => (
        <SweepCheck key={preset.id} preset={trackOf(preset)} isOnly={presets.length === 1} />
      ))}
    </div>
  )
}

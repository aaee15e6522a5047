import { getTranslations } from 'next-intl/server'
import { PresetLabel } from '@/components/audio/preset-label'
import { paletteStyle } from '@/components/audio/playing/track'
import { findPreset } from '@/lib/catalog/catalog'
import type { OrderView } from '@/lib/orders/view-schema'

type Item = Pick<OrderView['items'][number], 'id' | 'name'> & { version?: number; bundle?: string }

/** Only the name if the preset is no longer known. */
export async function OrderedPreset({ item: { id, name, version, bundle } }: { item: Item }) {
  const t = await getTranslations('orders')
  const preset = findPreset(id)
  if (!preset) return <p className="font-semibold">{name}</p>
  const { filters, game } = preset
  return (
    <div className="grid grid-cols-[8.5rem_1fr] items-center gap-x-4 sm:grid-cols-[11rem_1fr]">
      <PresetLabel preset={{ name, filters, palette: paletteStyle(filters) }} className="min-h-12" />
      <p className="min-w-0 wrap-anywhere">
        {game}
        {version !== undefined && (
          <span className="text-sm text-muted"> · {t('versionOf', { version })}</span>
        )}
        {bundle !== undefined && (
          <span className="block text-sm text-muted">{t('bundleOf', { name: bundle })}</span>
        )}
      </p>
    </div>
  )
}

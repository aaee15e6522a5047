import { getTranslations } from 'next-intl/server'
import { PresetLabel } from '@/components/audio/preset-label'
import { trackOf } from '@/components/audio/playing/track'
import { ShopLink } from '@/components/ui/shop-link'
import { fittingPresets } from '@/lib/catalog/bundles/fitting'
import { bundles, presets } from '@/lib/catalog/catalog'
import { formatCents } from '@/lib/core/money'
import type { OrderView } from '@/lib/orders/view-schema'
import { presetPath } from '@/lib/catalog/preset-path'

/** Without bundles: the buyer would pay again for presets already bought. */
export async function FittingOrder({ order }: { order: OrderView }) {
  if (order.status !== 'paid') return null
  const ids = order.items.map(({ id }) => id)
  const fitting = fittingPresets(ids, presets(), bundles())
  if (fitting.length === 0) return null
  const t = await getTranslations('cart.fitting')
  return (
    <section aria-labelledby="fitting" className="grid gap-3 print:hidden">
      <h2 id="fitting" className="text-xl">
        {t('title')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {fitting.map(({ preset, bundle }) => (
          <li key={preset.id}>
            <ShopLink href={presetPath(preset)} className="grid gap-1">
              <PresetLabel preset={trackOf(preset)} className="min-h-12" />
              <span className="text-sm">
                {preset.game} · <span className="number">{formatCents(preset.price)}</span>
              </span>
              <span className="text-sm text-muted">
                {bundle === null ? t('sameGame') : t('sameBundle', { name: bundle })}
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { getTranslations } from 'next-intl/server'
import { CoverCurve } from '@/components/audio/cover-curve'
import { paletteStyle } from '@/components/audio/playing/track'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { findPreset } from '@/lib/catalog/catalog'
import type { OrderSummary } from '@/lib/orders/view-schema'

export async function AccountShelf({ orders }: { orders: readonly OrderSummary[] }) {
  const t = await getTranslations('account')
  const covers = coversOf(orders)
  if (covers.length === 0)
    return (
      <div className="account-shelf">
        <div className="cover content-center justify-items-start gap-3 border border-dashed border-outline">
          <p>{t('shelfEmpty')}</p>
          <ButtonLink href="/presets">{t('toPresets')}</ButtonLink>
        </div>
        {[1, 2].map((place) => (
          <div key={place} className="cover border border-dashed border-line max-sm:hidden" />
        ))}
      </div>
    )
  return (
    <ul aria-label={t('shelf')} className="account-shelf">
      {covers.map(({ preset, orderId }) => (
        <li key={preset.id} className="palette cover" style={paletteStyle(preset.filters)}>
          <div>
            <p className="text-sm font-medium">{preset.game}</p>
            <ShopLink
              href={`/bestellung/${orderId}`}
              aria-label={t('coverFiles', { name: preset.name })}
              className="cover-link block"
            >
              <ShapedName name={preset.name} filters={preset.filters} fit="width" isNamedAround />
            </ShopLink>
          </div>
          <div className="cover-stage" aria-hidden="true">
            <CoverCurve preset={preset} className="absolute inset-0 size-full" />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Each preset once, with its newest paid order. */
function coversOf(orders: readonly OrderSummary[]) {
  const paid = orders.filter(({ status }) => status === 'paid')
  const all = paid.flatMap(({ orderId, items }) =>
    items.flatMap(({ id }) => {
      const preset = findPreset(id)
      return preset ? [{ preset, orderId }] : []
    }),
  )
  return all.filter(({ preset }, index) => all.findIndex((one) => one.preset.id === preset.id) === index)
}

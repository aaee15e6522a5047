import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import type { Preset } from '@/lib/catalog/schema'

/** Where the visitor is, and which preset this is. */
export async function PresetHeading({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  return (
    <div className="grid gap-3">
      <nav aria-label={t('breadcrumb')} className="text-sm">
        <ol className="flex flex-wrap items-center gap-2 text-muted">
          <li>
            <ShopLink
              href="/presets"
              className="inline-flex min-h-6 underline decoration-outline underline-offset-4 hover:text-text"
            >
              {t('title')}
            </ShopLink>
          </li>
          <li aria-hidden="true">/</li>
          <li aria-current="page">{preset.name}</li>
        </ol>
      </nav>
      <p className="eyebrow mt-2">{preset.game}</p>
      <h1 className="text-2xl">{preset.name}</h1>
      <p className="text-width text-lg text-muted">{preset.tagline}</p>
      <p className="text-sm text-muted sm:hidden">{t('delivery')}</p>
    </div>
  )
}

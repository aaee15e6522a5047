import { getTranslations } from 'next-intl/server'
import { FrequencyCurve } from '@/components/audio/frequency-curve'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import type { Preset } from '@/lib/catalog/schema'

/** What the shop is, beside the curve of a preset that it sells. */
export async function StartHero({ preset }: { preset: Preset }) {
  const t = await getTranslations('start')
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-10 pt-10 pb-10 sm:pt-16 lg:grid-cols-[5fr_6fr] lg:pt-20 lg:pb-16">
      <div className="grid gap-5">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="text-3xl">{t('headline')}</h1>
        <p className="text-width text-lg text-muted">{t('lead')}</p>
        <p className="mt-2 flex flex-wrap gap-3">
          <ButtonLink href="/presets">{t('primary')}</ButtonLink>
          <ButtonLink tone="secondary" href="/#so-gehts">
            {t('secondary')}
          </ButtonLink>
        </p>
        <p className="text-sm text-muted">{t('assurance')}</p>
      </div>
      <figure className="min-w-0 card">
        <div className="p-3 sm:p-5">
          <FrequencyCurve preset={preset} variant="large" />
        </div>
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-3 text-sm text-muted sm:px-5">
          <span>{t('heroNote')}</span>
          <ShopLink
            href={`/presets/${preset.id}`}
            className="inline-flex min-h-6 font-medium text-text underline decoration-outline underline-offset-4 hover:text-accent"
          >
            {t('heroLink', { name: preset.name })}
          </ShopLink>
        </figcaption>
      </figure>
    </section>
  )
}

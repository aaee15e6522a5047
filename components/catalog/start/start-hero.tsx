import { getTranslations } from 'next-intl/server'
import { Instrument } from '@/components/audio/instrument'
import { sampleTexts } from '@/components/audio/playing/sample-texts'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import type { Preset } from '@/lib/catalog/schema'

/** The first screen: a preset to hear, then what the shop is. */
export async function StartHero({ preset }: { preset: Preset }) {
  const t = await getTranslations('start')
  return (
    <>
      <Instrument
        preset={preset}
        texts={await sampleTexts()}
        heading="h2"
        action="link"
        before={
          <ShopLink
            href={`/presets/${preset.id}`}
            className="relative z-10 -my-1.5 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('heroLink', { name: preset.name })}
          </ShopLink>
        }
      >
        <ButtonLink href="/presets">{t('primary')}</ButtonLink>
      </Instrument>
      <section className="page-width grid gap-x-12 gap-y-6 py-14 lg:grid-cols-2 lg:py-20">
        <h1 className="text-2xl">{t('headline')}</h1>
        <div className="grid gap-3">
          <p className="text-lg">{t('lead')}</p>
          <p className="text-muted">{t('assurance')}</p>
        </div>
      </section>
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import { Instrument } from '@/components/audio/instrument'
import { sampleTexts } from '@/components/audio/playing/sample-texts'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { scenesFor } from '@/lib/audio/scenes/games'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import { formatCents } from '@/lib/core/money'

interface StartHeroProps {
  presets: readonly Preset[]
  /** The one to hear. */
  preset: Preset
}

/** The first screen: what the shop sells, and one of its presets to hear. */
export async function StartHero({ presets, preset }: StartHeroProps) {
  const t = await getTranslations('start')
  const count = new Set(presets.map(({ game }) => game)).size
  const price = formatCents(Math.min(...presets.map((each) => each.price)))
  return (
    <>
      <Instrument
        preset={preset}
        texts={await sampleTexts(scenesFor(preset.game))}
        heading="h2"
        action="link"
        promise={
          <div className="grid gap-1 pb-2 sm:gap-2 sm:pb-4">
            {/* Breaks where it would anyway, whichever font is there, and is one text: nothing moves when the own one comes. */}
            <h1 className="text-lg whitespace-pre-line sm:text-2xl lg:whitespace-normal">{t('headline')}</h1>
            <p className="min-h-[3lh] max-w-[62ch] text-sm sm:min-h-[2lh] sm:text-base">
              {t('promise', { count, price })}
            </p>
          </div>
        }
        before={
          <ShopLink
            href={presetPath(preset)}
            className="relative z-10 -my-1.5 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('heroLink', { name: preset.name })}
          </ShopLink>
        }
      >
        <ButtonLink href="/presets">{t('primary')}</ButtonLink>
      </Instrument>
      <div className="page-width grid gap-x-12 gap-y-3 py-10 lg:grid-cols-2 lg:py-14">
        <p className="text-lg">{t('lead')}</p>
        <p className="text-muted">{t('assurance')}</p>
      </div>
    </>
  )
}

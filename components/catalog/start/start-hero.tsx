import { getTranslations } from 'next-intl/server'
import { Instrument } from '@/components/audio/instrument'
import { namedScenes } from '@/components/audio/playing/named-scenes'
import { HeadsetOpener } from '@/components/headsets/headset-opener'
import { WornCurve } from '@/components/headsets/worn-curve'
import { OwnSoundPresets } from '@/components/own-sound/own-sound-presets'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { scenesFor } from '@/lib/audio/scenes/games'
import { isMoneyBackPromised } from '@/lib/catalog/current-catalog'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import { formatCents } from '@/lib/core/money'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'
import { ReducedNote } from '../cover/preset-price'

interface StartHeroProps {
  presets: readonly Preset[]
  preset: Preset
}

export async function StartHero({ presets, preset }: StartHeroProps) {
  const t = await getTranslations('start')
  const { id, name, filters } = preset
  const count = new Set(presets.map(({ game }) => game)).size
  const price = formatCents(Math.min(...presets.map((each) => each.price)))
  const promise = isMoneyBackPromised() && (await getTranslations('catalog.moneyBack'))('short')
  return (
    <>
      <Instrument
        preset={preset}
        scenes={await namedScenes(scenesFor(preset.game))}
        headset={<HeadsetOpener />}
        worn={<WornCurve preset={{ id, name, filters }} />}
        live={<OwnSoundPresets presets={presets} />}
        heading="h2"
        action="link"
        promise={
          // On one line each in any font, so that nothing moves when the web font loads.
          <div className="grid gap-x-8 pb-1 min-[22.5rem]:whitespace-nowrap sm:gap-y-1 sm:pb-2 xl:grid-cols-[auto_minmax(0,1fr)] xl:items-baseline">
            <h1 className="text-lg sm:text-2xl">{t('headline')}</h1>
            <p className="text-xs sm:text-base">{t('promise', { count, price })}</p>
          </div>
        }
        before={
          <ShopLink href={presetPath(preset)} className="relative z-10 -my-1.5 touch-link">
            {t('heroLink')}
            <span className="sr-only">: {name}</span>
          </ShopLink>
        }
      >
        <HeroOffer preset={preset} />
      </Instrument>
      {promise && <p className="page-width pt-8 font-semibold">{promise}</p>}
    </>
  )
}

async function HeroOffer({ preset: { id, name, price, reduced } }: { preset: Preset }) {
  const t = await getTranslations('start')
  const legal = await getTranslations('legal')
  return (
    <div className="grid gap-1">
      <ButtonLink href={`/kasse?preset=${id}`} className="w-full">
        {name} <span className="number">{formatCents(price)}</span>
      </ButtonLink>
      <ReducedNote reduced={reduced} />
      <p className="text-xs">{`${legal(vatNote(owner().vat))} ${t('assurance')}`}</p>
    </div>
  )
}

import type { ReactNode } from 'react'
import { getTranslations, getFormatter } from 'next-intl/server'
import { EvenedNote } from '@/components/audio/playing/track-dynamics'
import { AddToCart } from '@/components/cart/add-to-cart'
import { ButtonLink } from '@/components/ui/button'
import { MoreInfo } from '@/components/ui/more-info'
import { isMoneyBackPromised } from '@/lib/catalog/current-catalog'
import { installationPlatformsOf } from '@/lib/catalog/platforms'
import type { Preset } from '@/lib/catalog/schema'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'
import { CoverFigure } from '../cover/cover-figure'
import { PresetPrice } from '../cover/preset-price'
import { AllowedRules } from '../faq/allowed-rules'
import { OwnedBox } from './owned-box'

export async function BuyBox({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const cart = await getTranslations('cart')
  const { id, name, price, dynamics } = preset
  return (
    <div data-buy-bar="" className="buy-bar">
      <OwnedBox presetId={id}>
        <p className="leading-tight max-sm:col-span-full max-sm:flex max-sm:items-baseline max-sm:gap-3 sm:grid">
          <span className="sr-only">{t('price')}</span>
          <PresetPrice preset={preset} className="text-2xl max-md:text-xl" />
          <span className="text-xs">{await priceNote()}</span>
          {dynamics && <EvenedNote trackId={id} />}
        </p>
        <div className="buy-buttons">
          <ButtonLink href={`/kasse?preset=${id}`}>{cart('buyNow')}</ButtonLink>
          <AddToCart isSecond items={[{ id, name, price }]} />
        </div>
      </OwnedBox>
    </div>
  )
}

/** The sentence about VAT beside every price, as the owner's tax status demands. */
async function priceNote(): Promise<string> {
  const t = await getTranslations('legal')
  return t(vatNote(owner().vat))
}

export async function BuyFacts({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const format = await getFormatter()
  const platforms = format.list(installationPlatformsOf(preset).map((platform) => t(`platforms.${platform}`)))
  return (
    <div className="text-sm">
      <CoverFigure preset={preset} />
      {isMoneyBackPromised() && (
        <FactWithMore text={t('moneyBack.short')} label={t('moneyBack.about')}>
          <p className="text-width pb-3">{t('moneyBack.text')}</p>
        </FactWithMore>
      )}
      <FactWithMore text={t('faq.allowed.short')} label={t('faq.allowed.question')}>
        <div className="text-width grid gap-3 pb-3">
          <AllowedRules />
        </div>
      </FactWithMore>
      <p className="text-width">
        {t('connections')} {t('playedOn', { game: preset.game, platforms })} {t('delivery')}
      </p>
    </div>
  )
}

interface FactWithMoreProps {
  text: string
  label: string
  children: ReactNode
}

function FactWithMore({ text, label, children }: FactWithMoreProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <p className="font-semibold max-sm:flex-1">{text}</p>
      <MoreInfo label={label}>{children}</MoreInfo>
    </div>
  )
}

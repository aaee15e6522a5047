import { getTranslations, getFormatter } from 'next-intl/server'
import { AddToCart } from '@/components/cart/add-to-cart'
import { ButtonLink } from '@/components/ui/button'
import { MoreInfo } from '@/components/ui/more-info'
import { isMoneyBackPromised } from '@/lib/catalog/current-catalog'
import { installationPlatformsOf } from '@/lib/catalog/platforms'
import type { Preset } from '@/lib/catalog/schema'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'
import { ownedTexts } from '../cover/catalog-texts'
import { CoverFigure } from '../cover/cover-figure'
import { PresetPrice } from '../cover/preset-price'
import { OwnedBox } from './owned-box'

/** Price, note and button, on a phone as a bar at the lower edge; and the facts that reassure a buyer. */
export async function BuyBox({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const cart = await getTranslations('cart')
  const { id, name, price } = preset
  return (
    <>
      <div data-buy-bar="" className="buy-bar">
        <OwnedBox presetId={id} texts={await ownedTexts()}>
          <p className="leading-tight max-sm:col-span-full max-sm:flex max-sm:items-baseline max-sm:gap-3 sm:grid">
            <span className="sr-only">{t('price')}</span>
            <PresetPrice preset={preset} className="text-2xl max-md:text-xl" />
            <span className="text-xs">{await priceNote()}</span>
          </p>
          <div className="buy-buttons">
            <ButtonLink href={`/kasse?preset=${id}`}>{cart('buyNow')}</ButtonLink>
            <AddToCart
              isSecond
              items={[{ id, name, price }]}
              texts={{ add: cart('add'), goToCart: cart('goToCart'), added: cart('added', { name }) }}
            />
          </div>
        </OwnedBox>
      </div>
      <TrustLine preset={preset} />
    </>
  )
}

/** The sentence about VAT beside every price, as the owner's tax status demands. */
async function priceNote(): Promise<string> {
  const t = await getTranslations('legal')
  return t(vatNote(owner().vat))
}

/** Shows the measured gain, what is sold, the systems, and the refund promise if it is on. */
async function TrustLine({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const format = await getFormatter()
  const platforms = format.list(installationPlatformsOf(preset).map((platform) => t(`platforms.${platform}`)))
  return (
    <div className="grid gap-1 pt-3 text-sm">
      <CoverFigure preset={preset} />
      <p className="text-width">
        {t('delivery')} {t('runsOn')} {t('playedOn', { game: preset.game, platforms })}
      </p>
      {isMoneyBackPromised() && (
        <div className="-my-2 flex flex-wrap items-center gap-x-1">
          <p className="font-semibold max-sm:flex-1">{t('moneyBack.short')}</p>
          <MoreInfo label={t('moneyBack.about')}>
            <p className="text-width pb-3">{t('moneyBack.text')}</p>
          </MoreInfo>
        </div>
      )}
    </div>
  )
}

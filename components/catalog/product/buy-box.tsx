import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { AddToCart } from '@/components/cart/add-to-cart'
import type { Preset } from '@/lib/catalog/schema'
import { ownedTexts } from '../browse/catalog-texts'
import { PresetPrice } from '../sleeve/preset-price'
import { OwnedBox } from './owned-box'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'

/** Price, note and button; on a phone a bar at the lower edge. */
export async function BuyBox({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const cart = await getTranslations('cart')
  const { id, name, price } = preset
  return (
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
  )
}

/** The sentence about VAT beside every price, as the owner's tax status demands. */
async function priceNote(): Promise<string> {
  const t = await getTranslations('legal')
  return t(vatNote(owner().vat))
}

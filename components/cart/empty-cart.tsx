'use client'

import { HouseBand } from '@/components/audio/house/house-band'
import { ButtonLink } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'

/** Until the cart is known, the script `EMPTY_CART` shows it at the first paint. */
export function EmptyCart({ isKnown }: { isKnown: boolean }) {
  const t = useTranslations('cart')
  return (
    <>
      {!isKnown && <p className="text-muted in-data-cart-empty:hidden">{t('loading')}</p>}
      <div className={isKnown ? undefined : 'hidden in-data-cart-empty:block'}>
        <HouseBand>
          <div className="grid justify-items-start gap-3 p-6 pb-8 sm:p-10">
            <h2 className="even-title">{t('emptyTitle')}</h2>
            <p className="text-width">{t('emptyText')}</p>
            <ButtonLink href="/presets" className="mt-3">
              {t('choose')}
            </ButtonLink>
          </div>
        </HouseBand>
      </div>
    </>
  )
}

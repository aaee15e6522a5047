import { HouseBand } from '@/components/audio/house/house-band'
import { ButtonLink } from '@/components/ui/button'

interface EmptyCartTexts {
  loading: string
  emptyTitle: string
  emptyText: string
  choose: string
}

/** Until the cart is known, the script `EMPTY_CART` shows it at the first paint. */
export function EmptyCart({ isKnown, texts }: { isKnown: boolean; texts: EmptyCartTexts }) {
  return (
    <>
      {!isKnown && <p className="text-muted in-data-cart-empty:hidden">{texts.loading}</p>}
      <div className={isKnown ? undefined : 'hidden in-data-cart-empty:block'}>
        <HouseBand>
          <div className="grid justify-items-start gap-3 p-6 pb-8 sm:p-10">
            <h2 className="even-title">{texts.emptyTitle}</h2>
            <p className="text-width">{texts.emptyText}</p>
            <ButtonLink href="/presets" className="mt-3">
              {texts.choose}
            </ButtonLink>
          </div>
        </HouseBand>
      </div>
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { hearingAddress } from './subject'

interface HearingOfferProps {
  presetId: string
  name: string
}

/** Leads from a preset to its blind test. */
export async function HearingOffer({ presetId, name }: HearingOfferProps) {
  const t = await getTranslations('hearing.product')
  return (
    <p className="text-width grid justify-items-start">
      {t('text')}
      <ShopLink
        href={hearingAddress(presetId)}
        className="touch-link font-medium decoration-outline hover:text-accent"
      >
        {t('link', { name })}
      </ShopLink>
    </p>
  )
}

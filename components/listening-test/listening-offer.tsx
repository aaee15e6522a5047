import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { listeningAddress } from './subject'

interface ListeningOfferProps {
  presetId: string
  name: string
}

export async function ListeningOffer({ presetId, name }: ListeningOfferProps) {
  const t = await getTranslations('listeningTest.product')
  return (
    <p className="text-width grid justify-items-start">
      {t('text')}
      <ShopLink
        href={listeningAddress(presetId)}
        className="touch-link font-medium decoration-outline hover:text-accent"
      >
        {t('link', { name })}
      </ShopLink>
    </p>
  )
}

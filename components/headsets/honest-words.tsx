import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'

export async function HonestText() {
  const t = await getTranslations('headsets')
  return <p className="text-sm text-muted">{t('honest')}</p>
}

export async function HonestWords() {
  const t = await getTranslations('headsets')
  return (
    <div className="text-width grid gap-1 text-sm">
      <HonestText />
      <p>
        <ShopLink href="/headset" className="touch-link">
          {t('toAll')}
        </ShopLink>
      </p>
    </div>
  )
}

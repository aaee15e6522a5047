import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'

/** What a correction can do and what it cannot, with the way to all models. */
export async function HonestWords() {
  const t = await getTranslations('headsets')
  return (
    <div className="text-width grid gap-1 text-sm">
      <p className="text-muted">{t('honest')}</p>
      <p>
        <ShopLink href="/headset" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('toAll')}
        </ShopLink>
      </p>
    </div>
  )
}

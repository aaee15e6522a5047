import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'

export async function PasskeyOffer({ isShown }: { isShown: boolean }) {
  const t = await getTranslations('account.passkeys')
  if (!isShown) return null
  return (
    <p className="text-sm text-muted">
      {t('offer')}{' '}
      <ShopLink href="/konto#passkeys" className="row-link text-accent">
        {t('add')}
      </ShopLink>
    </p>
  )
}

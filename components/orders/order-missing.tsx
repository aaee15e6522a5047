import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { StatusPage } from '@/components/audio/house/status-page'

/** Also if the address does not give access. */
export async function OrderMissing() {
  const t = await getTranslations('orders')
  const shell = await getTranslations('shell')
  return (
    <StatusPage status={404} title={t('unknown')} text={t('missing')}>
      <ButtonLink href="/bestellung-finden">{t('find.title')}</ButtonLink>
      <ButtonLink tone="secondary" href="/">
        {shell('toHome')}
      </ButtonLink>
    </StatusPage>
  )
}

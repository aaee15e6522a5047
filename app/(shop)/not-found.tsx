import { getTranslations } from 'next-intl/server'
import { StatusPage } from '@/components/audio/house/status-page'
import { ButtonLink } from '@/components/ui/button'

export default async function NotFound() {
  const t = await getTranslations('shell')
  return (
    <StatusPage status={404} title={t('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink href="/presets">{t('toPresets')}</ButtonLink>
      <ButtonLink tone="secondary" href="/">
        {t('toHome')}
      </ButtonLink>
    </StatusPage>
  )
}

import { getTranslations } from 'next-intl/server'
import { StatusPage } from '@/components/audio/house/status-page'
import { WavingBrand } from '@/components/audio/house/waving-brand'
import { ButtonLink } from '@/components/ui/button'

export default async function NotFound() {
  const t = await getTranslations('shell')
  const meta = await getTranslations('meta')
  return (
    <StatusPage
      status={404}
      brand={<WavingBrand name={meta('name')} />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
    >
      <ButtonLink href="/presets">{t('toPresets')}</ButtonLink>
      <ButtonLink tone="secondary" href="/">
        {t('toHome')}
      </ButtonLink>
    </StatusPage>
  )
}

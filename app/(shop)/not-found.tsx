import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'

export default async function NotFound() {
  const t = await getTranslations('shell')
  return (
    <div className="page-width grid justify-items-start gap-5 py-20">
      <p className="eyebrow">404</p>
      <h1 className="text-2xl">{t('notFoundTitle')}</h1>
      <p className="text-width text-muted">{t('notFoundText')}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/presets">{t('toPresets')}</ButtonLink>
        <ButtonLink tone="secondary" href="/">
          {t('toHome')}
        </ButtonLink>
      </p>
    </div>
  )
}

import { getTranslations } from 'next-intl/server'
import { StatusPage } from '@/components/ui/status-page'
import { ButtonLink } from '@/components/ui/button'

/** Takes the place of an account page while the sign-in service does not answer. */
export async function SignInUnavailable() {
  const t = await getTranslations('account')
  return (
    <StatusPage title={t('unavailableTitle')} text={t('problems.unavailable')}>
      <ButtonLink href="/presets">{t('toPresets')}</ButtonLink>
    </StatusPage>
  )
}

import { getTranslations } from 'next-intl/server'
import { StatusPage } from '@/components/audio/house/status-page'
import { ButtonLink } from '@/components/ui/button'

/** @param path the page to come back to */
export async function SignInNeeded({ path }: { path: string }) {
  const t = await getTranslations('account')
  return (
    <StatusPage status={401} title={t('neededTitle')} text={t('neededText')}>
      <ButtonLink href={`/anmelden?zurueck=${encodeURIComponent(path)}`}>{t('signIn')}</ButtonLink>
      <ButtonLink tone="secondary" href="/presets">
        {t('toPresets')}
      </ButtonLink>
    </StatusPage>
  )
}

export async function Forbidden() {
  const t = await getTranslations('account')
  return (
    <StatusPage status={403} title={t('forbiddenTitle')} text={t('forbiddenText')}>
      <ButtonLink href="/konto">{t('toAccount')}</ButtonLink>
      <ButtonLink tone="secondary" href="/presets">
        {t('toPresets')}
      </ButtonLink>
    </StatusPage>
  )
}

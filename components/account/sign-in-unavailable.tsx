import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'

/** Stands in for a page of the account while the sign-in service gives no answer. */
export async function SignInUnavailable() {
  const t = await getTranslations('account')
  return (
    <div className="page-width grid justify-items-start gap-5 py-20">
      <h1 className="text-2xl">{t('unavailableTitle')}</h1>
      <p className="text-width text-muted">{t('problems.unavailable')}</p>
      <ButtonLink href="/presets">{t('toPresets')}</ButtonLink>
    </div>
  )
}

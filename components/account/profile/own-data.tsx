import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button'
import { AccountSection } from './account-section'
import { DeleteAccount } from './delete-account'

/** The right to a copy of one's data, and to have it deleted. */
export async function OwnData() {
  const t = await getTranslations('account')
  return (
    <AccountSection id="data" title={t('data.title')}>
      <p className="text-sm text-muted">{t('data.text')}</p>
      <div className="flex flex-wrap gap-3">
        <a href="/api/account/data" download className={buttonStyle('secondary')}>
          {t('data.download')}
        </a>
        <DeleteAccount
          texts={{
            button: t('delete.button'),
            title: t('delete.title'),
            text: t('delete.text'),
            stays: t('delete.stays'),
            confirm: t('delete.confirm'),
            busy: t('delete.busy'),
            cancel: t('delete.cancel'),
            signInAnew: t('delete.signInAnew'),
            failed: t('noAnswer'),
          }}
        />
      </div>
    </AccountSection>
  )
}

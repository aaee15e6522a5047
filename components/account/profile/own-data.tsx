import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button'
import { AccountSection } from '../account-section'
import { DeleteAccount } from './delete-account'

/** @param due a sentence on the amount still owed to a user who deletes the account */
export async function OwnData({ due }: { due: string | null }) {
  const t = await getTranslations('account')
  return (
    <AccountSection id="data" title={t('data.title')}>
      <p className="text-sm text-muted">{t('data.text')}</p>
      <div className="flex flex-wrap gap-3">
        <a href="/api/account/data" download className={buttonStyle('secondary')}>
          {t('data.download')}
        </a>
        <DeleteAccount due={due} />
      </div>
    </AccountSection>
  )
}

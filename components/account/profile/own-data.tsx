import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button'
import { AccountSection } from '../account-section'
import { DeleteAccount } from './delete-account'

/**
 * The right to a copy of one's data, and to have it deleted.
 * @param due what is still owed to whoever deletes it, as a sentence
 */
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

import { getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/ui-texts'
import { AccountFact } from '../account-section'

/** Members of the demo team that the requirement names. */
const SEATS = 3

/** An empty demo team and no billing; folded away. */
export async function AccountPreviews() {
  const t = await getTranslations('account')
  return (
    <details className="border-t border-line py-5">
      <summary className="disclosure min-h-11 text-muted">{t('preview.title')}</summary>
      <div className="grid gap-8 pt-4 lg:ml-66">
        <p className="text-width text-sm text-muted">{t('preview.text')}</p>
        <TeamPreview />
        <BillingPreview />
      </div>
    </details>
  )
}

async function TeamPreview() {
  const t = await getTranslations('account.team')
  return (
    <section aria-labelledby="team" className="grid gap-3">
      <h2 id="team" className="text-lg">
        {t('title')}
      </h2>
      <p>{t('name')}</p>
      <dl>
        <AccountFact term={t('members')}>{t('seats', { count: SEATS })}</AccountFact>
      </dl>
    </section>
  )
}

async function BillingPreview() {
  const t = await getTranslations('account.billing')
  const labels = await statusLabels()
  return (
    <section aria-labelledby="billing" className="grid gap-3">
      <h2 id="billing" className="text-lg">
        {t('title')}
      </h2>
      <dl>
        <AccountFact term={t('method')}>{t('methodValue')}</AccountFact>
        <AccountFact term={t('status')}>
          <StatusBadge status="inactive" label={labels.inactive} />
        </AccountFact>
      </dl>
    </section>
  )
}

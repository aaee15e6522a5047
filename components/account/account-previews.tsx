import { getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/status-labels'
import type { SessionUser } from '@/lib/account/schema'
import { AccountFact, AccountSection } from './account-section'

const members = ['lead', 'second', 'third'] as const

/** The demo team; the same for everybody. */
export async function TeamPreview() {
  const t = await getTranslations('account')
  return (
    <AccountSection id="team" title={t('team.title')} preview={t('preview')}>
      <p className="font-semibold">{t('team.name')}</p>
      <ul className="grid gap-2 text-sm">
        {members.map((member) => (
          <li key={member} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
            {t(`team.members.${member}.name`)}
            <span className="text-muted">{t(`team.members.${member}.role`)}</span>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

/** How the account is billed; the same for everybody. */
export async function BillingPreview() {
  const t = await getTranslations('account')
  const labels = await statusLabels()
  return (
    <AccountSection id="billing" title={t('billing.title')} preview={t('preview')}>
      <dl className="grid gap-4">
        <AccountFact term={t('billing.method')}>{t('billing.methodValue')}</AccountFact>
        <AccountFact term={t('billing.status')}>
          <StatusBadge status="active" label={labels.active} />
        </AccountFact>
      </dl>
    </AccountSection>
  )
}

/** The account's address and whether it is verified. */
export async function AccountState({ user }: { user: SessionUser }) {
  const t = await getTranslations('account')
  const [status, label] = user.emailVerified
    ? (['success', t('verified')] as const)
    : (['pending', t('unverified')] as const)
  return (
    <AccountSection id="account" title={t('account')}>
      <dl className="grid gap-4">
        <AccountFact term={t('email')}>
          <bdi className="break-all">{user.email}</bdi>
        </AccountFact>
        <AccountFact term={t('verification')}>
          <StatusBadge status={status} label={label} />
        </AccountFact>
      </dl>
      {!user.emailVerified && <p className="text-sm text-muted">{t('unverifiedHint')}</p>}
    </AccountSection>
  )
}

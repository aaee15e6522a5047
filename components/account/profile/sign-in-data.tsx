import { getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/ui/status-badge'
import type { SessionUser } from '@/lib/account/schema'
import { AccountFact, AccountSection } from '../account-section'
import { ChangeEmail } from './change-email'
import { ChangePassword } from './change-password'
import { SignOut } from '../sign-out'

export async function SignInData({ user }: { user: SessionUser }) {
  const t = await getTranslations('account')
  const [status, label] = user.emailVerified
    ? (['success', t('verified')] as const)
    : (['pending', t('unverified')] as const)
  return (
    <AccountSection id="sign-in" title={t('signInData')}>
      <dl>
        <AccountFact term={t('email')}>
          <bdi className="break-all">{user.email}</bdi>
          <StatusBadge status={status} label={label} />
        </AccountFact>
      </dl>
      {!user.emailVerified && <p className="text-sm text-muted">{t('unverifiedHint')}</p>}
      <ChangeEmail />
      <ChangePassword email={user.email} />
      <SignOut />
    </AccountSection>
  )
}

import { getTranslations } from 'next-intl/server'
import { AVATAR_MAX_BYTES, avatarKeys, NAME_LENGTH, type SessionUser } from '@/lib/account/schema'
import { AccountFact, AccountSection } from '../account-section'
import { AvatarPicker } from './avatar-picker'
import { ChangeName } from './change-name'
import { buttonStyle } from '@/components/ui/button'
import { DeleteAccount } from './delete-account'
import { StatusBadge } from '@/components/ui/status-badge'
import { ChangeEmail } from './change-email'
import { ChangePassword } from './change-password'
import { SignOut } from '../sign-out'

export async function Profile({ user }: { user: SessionUser }) {
  const t = await getTranslations('account')
  return (
    <AccountSection id="profile" title={t('profile')}>
      <dl>
        <AccountFact term={t('name')}>
          <bdi>{user.displayName || t('noName')}</bdi>
        </AccountFact>
      </dl>
      <ChangeName name={user.displayName} maxLength={NAME_LENGTH} />
      <AvatarPicker choices={avatarKeys} maxBytes={AVATAR_MAX_BYTES} />
    </AccountSection>
  )
}

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

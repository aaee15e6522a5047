import { getTranslations } from 'next-intl/server'
import { AVATAR_MAX_BYTES, avatarKeys, NAME_LENGTH, type SessionUser } from '@/lib/account/schema'
import { AccountFact, AccountSection } from '../account-section'
import { AvatarPicker } from './avatar-picker'
import { ChangeName } from './change-name'

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

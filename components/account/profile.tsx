import { getTranslations } from 'next-intl/server'
import { AVATAR_MAX_BYTES, avatarKeys, type SessionUser } from '@/lib/account/schema'
import { AccountFact, AccountSection } from './account-section'
import { AvatarPicker } from './avatar-picker'
import { SignOut } from './sign-out'

/** Who the account belongs to, with the picture to choose, and the ways out. */
export async function Profile({ user }: { user: SessionUser }) {
  const t = await getTranslations('account')
  return (
    <AccountSection id="profile" title={t('profile')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <AccountFact term={t('name')}>
          <bdi>{user.displayName || t('noName')}</bdi>
        </AccountFact>
        <AccountFact term={t('email')}>
          <bdi className="break-all">{user.email}</bdi>
        </AccountFact>
      </dl>
      <AvatarPicker
        choices={avatarKeys.map((key) => ({ key, name: t(`avatars.${key}`) }))}
        maxBytes={AVATAR_MAX_BYTES}
        texts={{
          legend: t('avatarLegend'),
          own: t('avatarOwn'),
          ownHint: t('avatarOwnHint'),
          saved: t('avatarSaved'),
          notAPicture: t('avatarNotAPicture'),
          noAnswer: t('noAnswer'),
        }}
      />
      <SignOut
        texts={{
          here: t('signOut'),
          everywhere: t('signOutEverywhere'),
          everywhereHint: t('signOutEverywhereHint'),
          failed: t('noAnswer'),
        }}
      />
    </AccountSection>
  )
}

import { getTranslations } from 'next-intl/server'
import { StatusPage } from '@/components/audio/house/status-page'
import { ButtonLink } from '@/components/ui/button'
import type { SignedInUser } from '@/lib/account/session/session'
import { ClaimPage } from './claim-page'

const PAGE = '/einrichten'

export function FirstAdmin({ user }: { user: SignedInUser | null }) {
  return (
    <ClaimPage
      link="firstAdmin"
      isReady={user?.emailVerified === true}
      account={user && <Account user={user} />}
    />
  )
}

async function Account({ user: { email, emailVerified } }: { user: SignedInUser }) {
  const t = await getTranslations('account.firstAdmin')
  return (
    <>
      {!emailVerified && (
        <>
          <h2 className="text-xl">{t('unverifiedTitle')}</h2>
          <p>{t('unverifiedText')}</p>
        </>
      )}
      <p className="border-y border-line py-3">
        {t('account')} <bdi className="block font-semibold break-all">{email}</bdi>
      </p>
      <p className="text-sm text-muted">{t('other')}</p>
      {!emailVerified && (
        <a href={PAGE} className="button button-primary justify-self-start">
          {t('confirmed')}
        </a>
      )}
    </>
  )
}

/** Shown in place of the page once the shop has an admin. */
export async function FirstAdminFound({ isUser }: { isUser: boolean }) {
  const t = await getTranslations('account.firstAdmin')
  const tAccount = await getTranslations('account')
  return (
    <StatusPage status={410} title={t('usedTitle')} text={t('usedText')}>
      {isUser ? (
        <ButtonLink href="/admin">{t('toDesk')}</ButtonLink>
      ) : (
        <ButtonLink href="/presets">{tAccount('toPresets')}</ButtonLink>
      )}
    </StatusPage>
  )
}

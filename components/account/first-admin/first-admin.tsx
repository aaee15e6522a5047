import { getTranslations } from 'next-intl/server'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { StatusPage } from '@/components/audio/house/status-page'
import { ButtonLink } from '@/components/ui/button'
import type { SignedInUser } from '@/lib/account/session/session'
import { ClaimRole } from './claim-role'

const PAGE = '/einrichten'
const BACK = `zurueck=${encodeURIComponent(PAGE)}`

/** The page behind the link from the console: leads to an account, then to the admin role. */
export async function FirstAdmin({ user }: { user: SignedInUser | null }) {
  const t = await getTranslations('account.firstAdmin')
  const missing = {
    title: t('missingTitle'),
    text: t('missingText'),
    label: t('pasted'),
    submit: t('takePasted'),
    wrong: t('pastedWrong'),
  }
  const texts = { become: t('become'), busy: t('busy'), missing }
  return (
    <>
      <PageHead title={t('title')} curve={<HouseCurve />}>
        <p>{t('lead')}</p>
      </PageHead>
      <div className="page-width py-10 sm:py-14">
        <div className="text-width grid gap-5">
          <noscript>
            <p>{t('needsScript')}</p>
          </noscript>
          <ClaimRole link="firstAdmin" isReady={user?.emailVerified === true} texts={texts}>
            {user ? <Account user={user} /> : <SignInFirst />}
          </ClaimRole>
        </div>
      </div>
    </>
  )
}

async function SignInFirst() {
  const t = await getTranslations('account.firstAdmin')
  const tAccount = await getTranslations('account')
  return (
    <>
      <h2 className="text-xl">{t('signedOutTitle')}</h2>
      <p>{t('signedOutText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/anmelden?ansicht=registrieren&${BACK}`}>{tAccount('register')}</ButtonLink>
        <ButtonLink tone="secondary" href={`/anmelden?${BACK}`}>
          {tAccount('signIn')}
        </ButtonLink>
      </div>
    </>
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

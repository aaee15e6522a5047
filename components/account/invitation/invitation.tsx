import { getTranslations } from 'next-intl/server'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { ButtonLink } from '@/components/ui/button'
import type { SignedInUser } from '@/lib/account/session/session'
import { ClaimRole } from '../first-admin/claim-role'

const BACK = `zurueck=${encodeURIComponent('/einladung')}`

/** The page behind an invitation link: leads to an account with the invited address, then to the role. Only a press accepts. */
export async function Invitation({ user }: { user: SignedInUser | null }) {
  const t = await getTranslations('account.staff.invitation')
  const missing = {
    title: t('missingTitle'),
    text: t('missingText'),
    label: t('pasted'),
    submit: t('takePasted'),
    wrong: t('pastedWrong'),
  }
  const texts = { become: t('accept'), busy: t('busy'), missing }
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
          <ClaimRole link="invitation" isReady={user !== null} texts={texts}>
            {user ? <Account email={user.email} /> : <SignInFirst />}
          </ClaimRole>
        </div>
      </div>
    </>
  )
}

async function SignInFirst() {
  const t = await getTranslations('account.staff.invitation')
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

async function Account({ email }: { email: string }) {
  const t = await getTranslations('account.staff.invitation')
  return (
    <>
      <p className="border-y border-line py-3">
        {t('account')} <bdi className="block font-semibold break-all">{email}</bdi>
      </p>
      <p className="text-sm text-muted">{t('other')}</p>
    </>
  )
}

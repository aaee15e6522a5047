import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { ButtonLink } from '@/components/ui/button'
import { ClaimRole } from './claim-role'

const pages = {
  firstAdmin: { place: 'account.firstAdmin', become: 'become', path: '/einrichten' },
  invitation: { place: 'account.staff.invitation', become: 'accept', path: '/einladung' },
} as const

interface ClaimPageProps {
  link: keyof typeof pages
  isReady: boolean
  /** The signed-in user's account; null for a visitor, who is asked to sign in first. */
  account: ReactNode
}

/** Only a press redeems the link. */
export async function ClaimPage({ link, isReady, account }: ClaimPageProps) {
  const { place, become, path } = pages[link]
  const t = await getTranslations(place)
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
          <ClaimRole link={link} isReady={isReady} become={t(become)}>
            {account ?? <SignInFirst place={place} back={`zurueck=${encodeURIComponent(path)}`} />}
          </ClaimRole>
        </div>
      </div>
    </>
  )
}

type Place = (typeof pages)[keyof typeof pages]['place']

async function SignInFirst({ place, back }: { place: Place; back: string }) {
  const t = await getTranslations(place)
  const tAccount = await getTranslations('account')
  return (
    <>
      <h2 className="text-xl">{t('signedOutTitle')}</h2>
      <p>{t('signedOutText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/anmelden?ansicht=registrieren&${back}`}>{tAccount('register')}</ButtonLink>
        <ButtonLink tone="secondary" href={`/anmelden?${back}`}>
          {tAccount('signIn')}
        </ButtonLink>
      </div>
    </>
  )
}

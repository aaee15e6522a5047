import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OpenDesk } from '@/components/account/factor/open-desk'
import { ProofDialog } from '@/components/account/proof/proof-dialog'
import { SessionWatch } from '@/components/account/session-change'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { ButtonLink } from '@/components/ui/button'
import { StaysOpen } from '@/components/ui/stays-open'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { hasPasskey } from '@/lib/account/passkeys/own-passkeys'
import { requireUser } from '@/lib/account/session/require-user'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../../admit-visitor'

const PAGE = '/konto/zweiter-faktor'
const admit = () => admitVisitor(PAGE, requireUser)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.deskFactor')
  return metadataFor(await admit(), { title: t('title'), robots: { index: false } })
}

/** A desk at a public address sends sessions with neither a second factor nor a passkey here. */
export default async function DeskFactorPage() {
  const visitor = await admit()
  if ('refusal' in visitor)
    return (
      <>
        <StaysOpen />
        {visitor.refusal}
      </>
    )
  const user = visitor.admitted
  const t = await getTranslations('account.deskFactor')
  const toDesk = (
    <ButtonLink href="/admin" className="justify-self-start">
      {t('toDesk')}
    </ButtonLink>
  )
  return (
    <PageTexts page={PAGE}>
      <StaysOpen />
      <SessionWatch uid={user.uid} path={PAGE} />
      <ProofDialog />
      <PageHead title={t('title')} curve={<HouseCurve />}>
        <p>{t('lead')}</p>
      </PageHead>
      <div className="page-width grid gap-5 py-10 sm:py-14">
        {user.needsFactor ? (
          <OpenDesk hasPasskey={await hasPasskey(store(), user.uid)}>{toDesk}</OpenDesk>
        ) : (
          toDesk
        )}
      </div>
    </PageTexts>
  )
}

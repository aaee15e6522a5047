import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { cache, type ReactNode } from 'react'
import { ProofDialog } from '@/components/account/proof/proof-dialog'
import { SessionWatch } from '@/components/account/session-change'
import { Dashboard } from '@/components/affiliate/dashboard/dashboard'
import { areaOf, partnerAddress, saleStart } from '@/components/affiliate/tools/partner-address'
import { NoticesLink } from '@/components/affiliate/notices/notices'
import { Programme } from '@/components/affiliate/joining/programme'
import { RecordBroken } from '@/components/ui/broken-records'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { periodsOf } from '@/lib/affiliate/agreed-terms'
import { payoutStateOf } from '@/lib/affiliate/balance/data'
import { periodOf } from '@/lib/affiliate/figures/figure-periods'
import { noteAddress } from '@/lib/affiliate/flags/note-address'
import { partnerDesk } from '@/lib/affiliate/figures/partner-desk'
import { getNotices } from '@/lib/affiliate/notices/data'
import { requirePartner } from '@/lib/affiliate/partners/require-partner'
import { readCookie } from '@/lib/core/cookies'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { keyBefore } from '@/lib/core/listing'
import { visitorAddress } from '@/lib/core/address/visitor-address'
import { offeredPartnerValues, currentPartnerTerms } from '@/lib/legal/current-terms'
import { store } from '@/lib/store/open-store'
import { readOr } from '@/lib/store/reading/read-or'
import { Join } from '@/components/affiliate/joining/join'
import { userOf } from '@/lib/account/session/session'
import { readApplication } from '@/lib/affiliate/applications/data'

const partnerAccess = cache(async () => {
  const session = readCookie(await headers(), 'session')
  return requirePartner(store(), session).catch((error: unknown) => {
    if (error instanceof ShopError) return error.code
    throw error
  })
})

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('affiliate.partner')
  const isPartner = typeof (await partnerAccess()) !== 'string'
  return { title: t(isPartner ? 'dashboardTitle' : 'title'), description: t('description') }
}

export default async function PartnerPage({ searchParams }: PageProps<'/partner'>) {
  const access = await partnerAccess()
  if (access === 'record_broken') {
    return (
      <PartnerFrame title="dashboardTitle" lead="welcome">
        <RecordBroken />
      </PartnerFrame>
    )
  }
  if (typeof access === 'string') {
    return (
      <PartnerFrame title="title" lead="intro">
        <Programme terms={offeredPartnerValues()}>
          <JoinSection />
        </Programme>
      </PartnerFrame>
    )
  }
  const { PUBLIC_ORIGIN, TRUSTED_PROXIES, AFFILIATE_CONSENT } = env()
  await noteAddress(store(), access.partner.uid, visitorAddress(await headers(), TRUSTED_PROXIES))
  const { bereich, zeitraum, vor, verkauf, buchungen } = await searchParams
  const area = areaOf(bereich)
  const desk = await partnerDesk(store(), access.partner.uid, {
    period: periodOf(zeitraum),
    saleBefore: saleStart(verkauf) ?? keyBefore(vor),
    entryBefore: keyBefore(buchungen),
  })
  const notices = await readOr(getNotices(store(), access.partner.uid), null)
  return (
    <PartnerFrame title="dashboardTitle" lead="welcome">
      <SessionWatch uid={access.user.uid} path={partnerAddress({ bereich: area })} />
      <ProofDialog />
      <Dashboard
        area={area}
        partner={access.partner}
        desk={desk}
        origin={PUBLIC_ORIGIN}
        isAsked={AFFILIATE_CONSENT === 'ask'}
        threshold={periodsOf(access.partner).threshold}
        payoutState={payoutStateOf(access.partner)}
        rejoin={access.partner.endedAt === undefined ? null : <Rejoin />}
      />
      <NoticesLink failure={notices?.discordFailure} />
    </PartnerFrame>
  )
}

async function Rejoin() {
  const t = await getTranslations('affiliate.leave')
  return (
    <div className="grid gap-4">
      <p className="text-width">{t('rejoin')}</p>
      <JoinSection />
    </div>
  )
}

interface PartnerFrameProps {
  title: 'title' | 'dashboardTitle'
  lead: 'intro' | 'welcome'
  children: ReactNode
}

async function PartnerFrame({ title, lead, children }: PartnerFrameProps) {
  const t = await getTranslations('affiliate.partner')
  return (
    <PageTexts page="/partner">
      <div className="page-width grid gap-12 py-10 sm:py-14">
        <header className="text-width grid gap-3">
          <h1 className="text-2xl">{t(title)}</h1>
          <p className="text-lg text-muted">{t(lead)}</p>
        </header>
        {children}
      </div>
    </PageTexts>
  )
}

async function JoinSection() {
  const user = await userOf(store(), readCookie(await headers(), 'session'))
  const application = user && (await readApplication(store(), user.uid))
  if (application === 'broken') return <RecordBroken />
  return <Join user={user} application={application} terms={currentPartnerTerms()} />
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ApplicationView } from '@/components/affiliate/desk/application-view'
import { LedgerList } from '@/components/affiliate/desk/ledger-list'
import { partnerAddress, partnersPage } from '@/components/affiliate/desk/partner-query'
import { PartnerView } from '@/components/affiliate/desk/partner-view'
import { BrokenRecords } from '@/components/ui/broken-records'
import { Notice } from '@/components/ui/notice'
import { requireAdmin } from '@/lib/account/session/require-user'
import { readApplication } from '@/lib/affiliate/applications/data'
import { partnerParams } from '@/lib/affiliate/applications/schema'
import type { Affiliate } from '@/lib/affiliate/schema'
import { viewPartner } from '@/lib/affiliate/partners/view-partner'
import { namedStage } from '@/lib/affiliate/stage/read-stage'
import { keyBefore, partBefore } from '@/lib/core/listing'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

const LEDGER_SHOWN = 20

type Props = PageProps<'/admin/partner/[uid]'>

const admit = (uid: string) => admitToDesk(partnerAddress(uid), requireAdmin)

/** Null for accounts that are neither partner nor applicant. Read once for page and title. */
const read = cache(async (uid: string, before: string | undefined) => {
  if (!partnerParams.safeParse({ uid }).success) return null
  const [view, application, stage] = await Promise.all([
    viewPartner(store(), uid, partBefore(before, LEDGER_SHOWN)),
    readApplication(store(), uid),
    namedStage(store(), uid),
  ])
  if (view.partner === null && application === null) return null
  const applied = application === 'broken' ? null : application
  const name = nameOf(view.partner) ?? applied?.name ?? uid
  return { ...view, application, stage, applied, isApproved: applied?.status === 'approved', name }
})

const nameOf = (partner: Affiliate | 'broken' | null) =>
  partner === 'broken' ? undefined : (partner?.name ?? partner?.customCode)

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { uid } = await params
  const visitor = await admit(uid)
  const found = 'refusal' in visitor ? null : await read(uid, keyBefore((await searchParams).vor))
  return metadataFor(visitor, {
    title: t('partner', { name: found?.name ?? uid }),
    robots: { index: false },
  })
}

export default async function PartnerDeskPage({ params, searchParams }: Props) {
  const { uid } = await params
  const visitor = await admit(uid)
  if ('refusal' in visitor) return visitor.refusal
  const before = keyBefore((await searchParams).vor)
  const found = await read(uid, before)
  if (!found) notFound()
  const { partner, application, stage, applied, isApproved, ledger, name } = found
  const t = await getTranslations('admin.partnerDesk')
  return (
    <Desk
      page="/admin/partner/[uid]"
      part="partners"
      user={visitor.admitted}
      path={partnerAddress(uid)}
      about={{ id: 'partner-title', name, list: `${partnersPage}#partners`, back: t('back') }}
    >
      {application === 'broken' && <BrokenRecords keys={[`affiliateApplications/${uid}`]} />}
      {applied && !isApproved && <ApplicationView application={applied} />}
      {partner === 'broken' && (
        <Notice tone="danger">
          <p className="font-semibold">{t('brokenTitle')}</p>
          <p className="wrap-anywhere">{t('brokenText', { uid })}</p>
        </Notice>
      )}
      {partner !== null && partner !== 'broken' && <PartnerView partner={partner} stage={stage} />}
      {partner !== null && <LedgerList uid={uid} ledger={ledger} isFirstPart={before === undefined} />}
      {applied && isApproved && <ApplicationView application={applied} />}
    </Desk>
  )
}

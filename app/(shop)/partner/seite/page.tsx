import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-change'
import { StageTools } from '@/components/affiliate/tools/stage-tools'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { requirePartner } from '@/lib/affiliate/partners/require-partner'
import { namedStage } from '@/lib/affiliate/stage/read-stage'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../../admit-visitor'

const PAGE = '/partner/seite'
const admit = () => admitVisitor(PAGE, requirePartner)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('affiliate.stage')
  return metadataFor(await admit(), { title: t('title'), robots: { index: false } })
}

export default async function PartnerStagePage() {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const { user, partner } = visitor.admitted
  const t = await getTranslations('affiliate.stage')
  const found = await namedStage(store(), partner.uid)
  return (
    <PageTexts page={PAGE}>
      <SessionWatch uid={user.uid} path={PAGE} />
      <div className="page-width grid gap-10 py-10 sm:py-14">
        <header className="text-width grid gap-3">
          <h1 className="text-2xl hyphens-auto">{t('title')}</h1>
          <p className="text-lg text-muted">{t('lead')}</p>
        </header>
        <StageTools partner={partner} stage={found?.stage ?? null} />
      </div>
    </PageTexts>
  )
}

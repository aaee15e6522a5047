import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProofDialog } from '@/components/account/proof/proof-dialog'
import { SessionWatch } from '@/components/account/session-change'
import { NoticesPage } from '@/components/affiliate/notices/notices'
import { RecordBroken } from '@/components/ui/broken-records'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { getNotices } from '@/lib/affiliate/notices/data'
import { requirePartner } from '@/lib/affiliate/partners/require-partner'
import { readOr } from '@/lib/store/reading/read-or'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../../admit-visitor'

const PAGE = '/partner/benachrichtigungen'
const admit = () => admitVisitor(PAGE, requirePartner)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('affiliate.notices')
  return metadataFor(await admit(), { title: t('title'), robots: { index: false } })
}

export default async function PartnerNoticesPage() {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const { partner, user } = visitor.admitted
  const t = await getTranslations('affiliate.notices')
  const notices = await readOr(getNotices(store(), partner.uid), null)
  return (
    <PageTexts page={PAGE}>
      <SessionWatch uid={user.uid} path={PAGE} />
      <ProofDialog />
      <div className="page-width grid gap-12 py-10 sm:py-14">
        <header className="text-width grid justify-items-start gap-3">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="text-lg text-muted">{t('lead')}</p>
          <ShopLink href="/partner" className="text-accent text-link">
            {t('back')}
          </ShopLink>
        </header>
        {notices === null ? (
          <RecordBroken />
        ) : partner.endedAt === undefined ? (
          <NoticesPage partner={partner} notices={notices} />
        ) : (
          <Notice>{t('left')}</Notice>
        )}
      </div>
    </PageTexts>
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ratingsPage } from '@/components/desk/desk-pages'
import { DeskReportEntry } from '@/components/ratings/desk/desk-report-entry'
import { requireAdmin } from '@/lib/account/session/require-user'
import { deskReport } from '@/lib/ratings/reports/desk-report'
import { decisionAddress, outcomeIn } from '@/lib/ratings/reports/report-address'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

type Props = PageProps<'/admin/meldungen/[reportId]'>

async function askedIn({ params, searchParams }: Props) {
  const [{ reportId: id }, query] = await Promise.all([params, searchParams])
  const outcome = outcomeIn(query)
  return { id, outcome, path: outcome ? decisionAddress(id, outcome) : ratingsPage }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const visitor = await admitToDesk((await askedIn(props)).path, requireAdmin)
  return metadataFor(visitor, { title: t('report'), robots: { index: false } })
}

/** The mail to the owner links here, and may name a decision. */
export default async function ReportPage(props: Props) {
  const { id, outcome, path } = await askedIn(props)
  const visitor = await admitToDesk(path, requireAdmin)
  if ('refusal' in visitor) return visitor.refusal
  const entry = outcome && (await deskReport(store(), id))
  if (!outcome || !entry) notFound()
  const t = await getTranslations('ratings.reports.desk')
  const about = { name: t('title'), list: ratingsPage, back: t('back') }
  return (
    <Desk part="ratings" user={visitor.admitted} page="/admin/meldungen/[reportId]" path={path} about={about}>
      <DeskReportEntry entry={entry} asked={outcome} />
    </Desk>
  )
}

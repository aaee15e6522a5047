import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { NextPayout } from '@/components/affiliate/desk/next-payout'
import { PayoutList } from '@/components/affiliate/desk/payout-list'
import { payoutsPage, readPayoutQuery, type PayoutQuery } from '@/components/affiliate/desk/payout-query'
import { PayoutRuns } from '@/components/affiliate/desk/payout-runs'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { findByPayoutState, findPayouts, getRun, listRuns } from '@/lib/affiliate/payouts/data'
import { previewPayout } from '@/lib/affiliate/payouts/preview-payout'
import { runIdSchema } from '@/lib/affiliate/payouts/schema'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { partBefore } from '@/lib/core/listing'
import { readOr } from '@/lib/store/reading/read-or'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 20

const admit = () => admitVisitor(payoutsPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('payouts'), robots: { index: false } })
}

export default async function PayoutsPage({ searchParams }: PageProps<'/admin/auszahlungen'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const query = readPayoutQuery(await searchParams)
  const [preview, partners, runs, chosen, waiting] = await Promise.all([
    previewPayout(store()),
    findByPayoutState(store(), query.state, partBefore(query.partnersBefore, SHOWN)),
    listRuns(store(), partBefore(query.runsBefore, SHOWN)),
    chosenRun(query),
    countWaiting(store()),
  ])
  const threshold = env().PARTNER_THRESHOLD
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={payoutsPage} />
      <AdminHead current={payoutsPage} waiting={waiting} />
      <NextPayout run={newId('run')} {...{ preview, partners, query, threshold }} />
      {chosen && <PayoutList {...chosen} query={query} />}
      <PayoutRuns runs={runs} query={query} />
    </div>
  )
}

async function chosenRun({ run: id, payoutsBefore }: PayoutQuery) {
  const { data: runId } = runIdSchema.safeParse(id)
  const run = runId === undefined ? null : await readOr(getRun(store(), runId), null)
  if (!run) return null
  return { run, payouts: await findPayouts(store(), { run: run.id }, partBefore(payoutsBefore, SHOWN)) }
}

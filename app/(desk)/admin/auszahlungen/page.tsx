import { NextPayout } from '@/components/affiliate/desk/next-payout'
import { PayoutList } from '@/components/affiliate/desk/payout-list'
import { payoutsQuery, type PayoutQuery } from '@/components/affiliate/desk/payout-query'
import { PayoutSteps } from '@/components/affiliate/desk/payout-steps'
import { PayoutRuns } from '@/components/affiliate/desk/payout-runs'
import { requireRole } from '@/lib/account/session/require-user'
import { findByPayoutState, findPayouts, getRun, listRuns } from '@/lib/affiliate/payouts/data'
import { payoutProgress } from '@/lib/affiliate/payouts/payout-progress'
import { previewPayout } from '@/lib/affiliate/payouts/preview-payout'
import { runIdSchema } from '@/lib/affiliate/payouts/schema'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { partBefore } from '@/lib/core/listing'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { deskPage } from '../desk-frame'

const SHOWN = 20
const MOST_PREVIEWED = 500

const { generateMetadata, Page } = deskPage({
  part: 'payouts',
  check: requireRole('accounting'),
  title: (t) => t('payouts'),
  show: async (store, query, { admin: isAdmin }) => {
    const asked = payoutsQuery.read(query)
    if (!isAdmin) return <Books store={store} asked={asked} />
    const [partners, runs, chosen] = await Promise.all([
      findByPayoutState(store, asked.state, partBefore(asked.partnersBefore, SHOWN)),
      listRuns(store, partBefore(asked.runsBefore, SHOWN)),
      chosenRun(store, asked),
    ])
    const threshold = env().PARTNER_THRESHOLD
    const { entries: latest } =
      asked.runsBefore === undefined ? runs : await listRuns(store, { limit: SHOWN })
    // The page refreshes itself while a run works, and the run changes the amounts.
    const isRunning = latest.some(({ doneAt }) => doneAt === undefined)
    const preview = isRunning ? null : await previewPayout(store, MOST_PREVIEWED)
    const progress = await payoutProgress(store, latest, preview)
    return (
      <>
        {progress && <PayoutSteps progress={progress} query={asked} />}
        <NextPayout
          run={newId('run')}
          preview={preview}
          partners={partners}
          threshold={threshold}
          query={asked}
        />
        {chosen && <PayoutList {...chosen} query={asked} isAdmin />}
        <PayoutRuns runs={runs} query={asked} isAdmin />
      </>
    )
  },
})

export { generateMetadata }
export default Page

/** Read-only, for the role that keeps the books. */
async function Books({ store, asked }: { store: Store; asked: PayoutQuery }) {
  const [runs, chosen] = await Promise.all([
    listRuns(store, partBefore(asked.runsBefore, SHOWN)),
    chosenRun(store, asked),
  ])
  return (
    <>
      {chosen && <PayoutList {...chosen} query={asked} isAdmin={false} />}
      <PayoutRuns runs={runs} query={asked} isAdmin={false} />
    </>
  )
}

async function chosenRun(store: Store, { run: id, payoutsBefore }: PayoutQuery) {
  const { data: runId } = runIdSchema.safeParse(id)
  const run = runId === undefined ? null : await readOr(getRun(store, runId), null)
  if (!run) return null
  return { run, payouts: await findPayouts(store, { run: run.id }, partBefore(payoutsBefore, SHOWN)) }
}

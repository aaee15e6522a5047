import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { WithdrawalList } from '@/components/withdrawals/desk/withdrawal-list'
import { readWithdrawalQuery, withdrawalsPage } from '@/components/withdrawals/desk/withdrawal-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { partBefore } from '@/lib/core/listing'
import { store } from '@/lib/store/open-store'
import { listWithdrawals } from '@/lib/withdrawals/list-withdrawals'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 20

const admit = () => admitVisitor(withdrawalsPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('withdrawals'), robots: { index: false } })
}

export default async function WithdrawalsPage({ searchParams }: PageProps<'/admin/widerrufe'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const query = readWithdrawalQuery(await searchParams)
  const [withdrawals, waiting] = await Promise.all([
    listWithdrawals(store(), query.status, partBefore(query.before, SHOWN)),
    countWaiting(store()),
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={withdrawalsPage} />
      <AdminHead current={withdrawalsPage} waiting={waiting} />
      <WithdrawalList withdrawals={withdrawals} query={query} />
    </div>
  )
}

import { WithdrawalList, withdrawalStates } from '@/components/withdrawals/desk/withdrawal-list'
import { requireAdmin } from '@/lib/account/session/require-user'
import { partBefore } from '@/lib/core/listing'
import { listWithdrawals } from '@/lib/withdrawals/list-withdrawals'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'withdrawals',
  check: requireAdmin,
  title: (t) => t('withdrawals'),
  show: async (store, query) => {
    const asked = withdrawalStates.read(query)
    const withdrawals = await listWithdrawals(store, asked.status, partBefore(asked.before, SHOWN))
    return <WithdrawalList withdrawals={withdrawals} query={asked} />
  },
})

export { generateMetadata }
export default Page

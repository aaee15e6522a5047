import { ProviderPayoutList } from '@/components/statements/provider-payouts/provider-payout-list'
import { providerPayoutStates } from '@/components/statements/provider-payouts/provider-payout-query'
import { requireRole } from '@/lib/account/session/require-user'
import { partBefore } from '@/lib/core/listing'
import { findProviderPayouts } from '@/lib/payment/payouts/data'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'providerPayouts',
  check: requireRole('accounting'),
  title: (t) => t('providerPayouts'),
  show: async (store, query) => {
    const asked = providerPayoutStates.read(query)
    const state = asked.status === 'all' ? null : asked.status
    const payouts = await findProviderPayouts(store, state, partBefore(asked.before, SHOWN))
    return <ProviderPayoutList payouts={payouts} query={asked} />
  },
})

export { generateMetadata }
export default Page

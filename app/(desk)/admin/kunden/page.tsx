import { CustomerList } from '@/components/customer/desk/customer-list'
import { requireRole } from '@/lib/account/session/require-user'
import { keyBefore, partBefore } from '@/lib/core/listing'
import { listCustomers } from '@/lib/customer/desk/list-customers'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'customers',
  check: requireRole('support'),
  title: (t) => t('customers'),
  show: async (store, { vor }) => {
    const before = keyBefore(vor)
    const customers = await listCustomers(store, partBefore(before, SHOWN))
    return <CustomerList customers={customers} isFirstPart={before === undefined} />
  },
})

export { generateMetadata }
export default Page

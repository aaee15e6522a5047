import { ProcedureSections } from '@/components/operation/procedure-sections'
import { requireRole } from '@/lib/account/session/require-user'
import { procedureDoc } from '@/lib/operation/procedure/procedure-doc'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'procedure',
  check: requireRole('accounting'),
  title: (t) => t('procedure'),
  show: async (store) => <ProcedureSections doc={await procedureDoc(store)} />,
})

export { generateMetadata }
export default Page

import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { procedureFile } from '@/lib/operation/procedure/procedure-doc'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

export const GET = defineRoute({ access: 'accounting', duringMaintenance: 'open' }, async () =>
  sendDownload(await procedureFile(store())),
)

import { dayOf, now } from '@/lib/core/clock'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { exportSeveral } from '@/lib/orders/several/export-several'
import { severalQuerySchema } from '@/lib/orders/several/schema'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

export const GET = defineRoute(
  { access: 'desk', query: severalQuerySchema, duringMaintenance: 'open' },
  async ({ query: { ids } }) =>
    sendDownload({
      name: `spielklang-bestellungen-auswahl-${dayOf(now())}.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: await exportSeveral(store(), ids),
    }),
)

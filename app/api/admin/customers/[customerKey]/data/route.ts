import { addressData } from '@/lib/customer/desk/address-data'
import { customerParams } from '@/lib/customer/desk/schema'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { textStream } from '@/lib/http/server/text-stream'
import { store } from '@/lib/store/open-store'

export const GET = defineRoute(
  { access: 'admin', params: customerParams, duringMaintenance: 'open' },
  async ({ params: { customerKey } }) =>
    sendDownload({
      name: 'spielklang-auskunft.json',
      contentType: 'application/json; charset=utf-8',
      content: textStream(await addressData(store(), customerKey)),
    }),
)

import { z } from 'zod'
import { deliverCopy, deliveryFor } from '@/lib/delivery/deliver-file'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { COPY_HEADER } from '@/lib/offline/page-files'
import { store } from '@/lib/store/open-store'
import { forBuyerDespiteLock } from '../../../../for-buyer'

const params = forBuyerDespiteLock.params.extend({ preset: z.string(), file: z.string() })

export const GET = defineRoute(
  { ...forBuyerDespiteLock, params },
  async ({ params: { preset, file }, request, admitted: order }) => {
    const deliver = request.headers.has(COPY_HEADER) ? deliverCopy : deliveryFor(request)
    return sendDownload(await deliver(store(), order, preset, file))
  },
)

import { z } from 'zod'
import { STRENGTH_QUERY, strengthOf, strengthWords } from '@/lib/audio/strength'
import { deliverCopy, deliveryFor } from '@/lib/delivery/deliver-file'
import { requireHeadset } from '@/lib/headsets/current-headsets'
import { HEADSET_QUERY, headsetIdSchema } from '@/lib/headsets/schema'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { COPY_HEADER } from '@/lib/offline/read-pages'
import { store } from '@/lib/store/open-store'
import { forBuyerDespiteLock } from '../../../../for-buyer'

const params = forBuyerDespiteLock.params.extend({ preset: z.string(), file: z.string() })
const query = forBuyerDespiteLock.query.extend({
  [STRENGTH_QUERY]: z.enum(Object.values(strengthWords), { error: 'unknown_strength' }).default('normal'),
  [HEADSET_QUERY]: z
    .string()
    .refine((id) => id === '' || headsetIdSchema.safeParse(id).success, 'unknown_headset')
    .default(''),
})

export const GET = defineRoute(
  { ...forBuyerDespiteLock, params, query },
  async ({ params: { preset, file }, query, request, admitted: order }) => {
    const deliver = request.headers.has(COPY_HEADER) ? deliverCopy : deliveryFor(request)
    const { [STRENGTH_QUERY]: strength, [HEADSET_QUERY]: id } = query
    const headset = id === '' ? null : await requireHeadset(store(), id)
    const adaptation = { strength: strengthOf(strength), headset }
    return sendDownload(await deliver(store(), order, preset, file, adaptation))
  },
)

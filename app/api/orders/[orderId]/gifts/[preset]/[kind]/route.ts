import { giftParams, giftRequestSchema } from '@/lib/delivery/gifts/gift-request'
import { giveSpectra, takeBackSpectra } from '@/lib/delivery/gifts/give-spectra'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../../../for-buyer'

const options = {
  ...forBuyer,
  params: forBuyer.params.extend(giftParams),
  limit: { name: 'gifts', points: 30, seconds: 60 },
} as const

export const PUT = defineRoute(
  { ...options, body: giftRequestSchema },
  async ({ params: { preset, kind }, body, admitted: { id } }) => {
    await giveSpectra(store(), id, { preset, kind }, body)
    return sendNothing()
  },
)

export const DELETE = defineRoute(options, async ({ params: { preset, kind }, admitted: { id } }) => {
  await takeBackSpectra(store(), id, { preset, kind })
  return sendNothing()
})

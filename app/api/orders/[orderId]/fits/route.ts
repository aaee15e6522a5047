import { fitRequestSchema } from '@/lib/delivery/fits/fit-request'
import { keepFit } from '@/lib/delivery/fits/keep-fit'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../for-buyer'

export const POST = defineRoute(
  { ...forBuyer, body: fitRequestSchema, limit: { name: 'fits', points: 30, seconds: 60 } },
  async ({ body, admitted: { id } }) => {
    await keepFit(store(), id, body)
    return sendNothing()
  },
)

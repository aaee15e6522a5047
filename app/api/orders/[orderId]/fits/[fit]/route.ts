import { fitParams } from '@/lib/delivery/fits/fit-request'
import { removeFit } from '@/lib/delivery/fits/keep-fit'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { forBuyer } from '../../../for-buyer'

export const DELETE = defineRoute(
  {
    ...forBuyer,
    params: forBuyer.params.extend(fitParams),
    limit: { name: 'fits', points: 30, seconds: 60 },
  },
  async ({ params: { fit }, admitted: { id } }) => {
    await removeFit(store(), id, fit)
    return sendNothing()
  },
)

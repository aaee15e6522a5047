import { actorOf } from '@/lib/account/actor'
import { presetParams } from '@/lib/catalog/schema'
import { setGiftAside } from '@/lib/delivery/gifts/desk-gifts'
import { deskGiftParams, giftDecisionSchema } from '@/lib/delivery/gifts/gift-request'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'admin',
    params: presetParams.extend(deskGiftParams),
    body: giftDecisionSchema,
    duringMaintenance: 'open',
  },
  async ({ params: { id, gift: handle }, body: { decision }, user }) => {
    await setGiftAside(store(), id, { handle, isSetAside: decision === 'aside' }, actorOf(user))
    return sendNothing()
  },
)

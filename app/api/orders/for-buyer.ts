import { z } from 'zod'
import { readsOrders } from '@/lib/account/desk-roles'
import { readCookie } from '@/lib/core/cookies'
import type { Asked } from '@/lib/http/server/admission'
import { openDespiteLock } from '@/lib/orders/access/open-despite-lock'
import { openOrder } from '@/lib/orders/access/open-order'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string() })
const query = z.object({ token: z.string().optional() })

export const forBuyer = {
  access: 'buyer',
  params,
  query,
  admitted: async (asked: Asked) => openOrder(store(), ...keyOf(asked)),
} as const

export const forBuyerDespiteLock = {
  ...forBuyer,
  duringMaintenance: 'open',
  admitted: async (asked: Asked) =>
    openDespiteLock(store(), ...keyOf(asked), readCookie(asked.request.headers, 'unlock')),
} as const

export const forBuyerOrDesk = {
  ...forBuyer,
  access: 'buyer or order reader',
  admitted: async (asked: Asked) => {
    const [id, key] = keyOf(asked)
    return openOrder(store(), id, { ...key, isReader: asked.user !== null && readsOrders(asked.user) })
  },
} as const

const keyOf = (asked: Asked) =>
  [
    params.parse(asked.params).orderId,
    {
      ...query.parse(asked.query),
      user: asked.user,
    },
  ] as const

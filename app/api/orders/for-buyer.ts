import { z } from 'zod'
import { readCookie } from '@/lib/core/cookies'
import type { Asked } from '@/lib/http/server/admission'
import { openDespiteLock } from '@/lib/orders/access/open-despite-lock'
import { openOrder } from '@/lib/orders/access/open-order'
import { store } from '@/lib/store/open-store'

const params = z.object({ orderId: z.string() })
const query = z.object({ token: z.string().optional() })

/** What a route says that is for an order's buyer; it gets the order as `admitted`. */
export const forBuyer = {
  access: 'buyer',
  params,
  query,
  admitted: async (asked: Asked) => openOrder(store(), ...keyOf(asked)),
} as const

/** The same for what stays within reach in a locked shop. */
export const forBuyerDespiteLock = {
  ...forBuyer,
  duringMaintenance: 'open',
  admitted: async (asked: Asked) =>
    openDespiteLock(store(), ...keyOf(asked), readCookie(asked.request.headers, 'unlock')),
} as const

/** The same for what helps those who help buyers too. */
export const forBuyerOrSupport = {
  ...forBuyer,
  access: 'buyer or support',
  admitted: async (asked: Asked) => {
    const [id, key] = keyOf(asked)
    return openOrder(store(), id, { ...key, isDesk: asked.user?.support === true })
  },
} as const

const keyOf = (asked: Asked) =>
  [params.parse(asked.params).orderId, { ...query.parse(asked.query), user: asked.user }] as const

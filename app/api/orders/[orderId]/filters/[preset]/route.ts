import { z } from 'zod'
import { boughtPreset } from '@/lib/delivery/bought-preset'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { openOrder } from '@/lib/orders/access/open-order'
import { store } from '@/lib/store/open-store'
import { writeFilters } from '@/lib/studio/filter-text'
import { boughtFiltersSchema } from '@/lib/studio/schema'

const params = z.object({ orderId: z.string(), preset: z.string() })
const query = z.object({ token: z.string().optional() })

/**
 * For the buyer's studio. It is not noted: by the instruction on withdrawal the contract is performed from the first download of a
 * file on, and nothing else ends the right (docs/decisions/0060).
 */
export const GET = defineRoute(
  { params, query, access: 'optional' },
  async ({ params: { orderId, preset: id }, query: { token }, user }) => {
    const order = await openOrder(store(), orderId, { token, user })
    const { name, filters } = await boughtPreset(store(), order, id)
    return sendJson(boughtFiltersSchema, { name, filters: writeFilters(filters) })
  },
)

import { z } from 'zod'
import { boughtPreset } from '@/lib/delivery/bought-preset'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { writeDynamics } from '@/lib/studio/dynamics-text'
import { writeFilters } from '@/lib/studio/filter-text'
import { boughtFiltersSchema } from '@/lib/studio/schema'
import { forBuyer } from '../../../for-buyer'

const params = forBuyer.params.extend({ preset: z.string() })

/** Not recorded: only the first download of a file ends the right of withdrawal (docs/decisions/0020). */
export const GET = defineRoute(
  { ...forBuyer, params },
  async ({ params: { preset: id }, admitted: order }) => {
    const { name, filters, dynamics } = await boughtPreset(store(), order, id)
    return sendJson(boughtFiltersSchema, {
      name,
      filters: writeFilters(filters),
      ...(dynamics && { dynamics: writeDynamics(dynamics) }),
    })
  },
)

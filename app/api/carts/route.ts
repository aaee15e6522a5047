import { z } from 'zod'
import { isByPerson } from '@/lib/affiliate/clicks/visitor'
import { findPreset } from '@/lib/catalog/catalog'
import { countCart } from '@/lib/figures/visits/count-visit'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'

const body = z.object({ presets: z.array(z.string()).min(1).max(50), isFirst: z.boolean() })

/** The cart itself stays in the browser, and the request does not identify its owner. */
export const POST = defineRoute(
  { body, limit: { name: 'carts', points: 60, seconds: 60 } },
  ({ body: { presets, isFirst }, request }) => {
    const known = [...new Set(presets)].filter((id) => findPreset(id)?.active)
    if (known.length > 0 && isByPerson(request.headers)) countCart(known, isFirst)
    return Promise.resolve(sendNothing())
  },
)

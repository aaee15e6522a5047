import { z } from 'zod'
import { affiliateCodePattern } from '@/lib/affiliate/affiliate-code'
import { linkSpan } from '@/lib/affiliate/link/link-span'
import { partnerLinkSchema } from '@/lib/affiliate/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const params = z.object({ code: z.string().regex(affiliateCodePattern) })

/** How long a visit by this link counts, for the consent question. Stores nothing about the visitor. */
export const GET = defineRoute(
  { params, limit: { name: 'partner-links', points: 60, seconds: 60 } },
  async ({ params: { code } }) => {
    const span = await linkSpan(store(), code)
    return sendJson(partnerLinkSchema, span === null ? {} : { span })
  },
)

import { z } from 'zod'
import { periodsOf } from '@/lib/affiliate/agreed-terms'
import { affiliateCodePattern } from '@/lib/affiliate/affiliate-code'
import { findAffiliate } from '@/lib/affiliate/data'
import { partnerLinkSchema } from '@/lib/affiliate/schema'
import { defineRoute, sendJson } from '@/lib/http/server/define-route'
import { lasting } from '@/lib/legal/legal-text'
import { store } from '@/lib/store/open-store'
import { readOr } from '@/lib/store/reading/read-or'

const params = z.object({ code: z.string().regex(affiliateCodePattern) })

/**
 * How long a visit by a partner's link would count, in words, for the question whether it may. It keeps nothing of who asks, and says
 * nothing where nobody has the code.
 */
export const GET = defineRoute(
  { params, limit: { name: 'partner-links', points: 60, seconds: 60 } },
  async ({ params: { code } }) => {
    const partner = await readOr(findAffiliate(store(), code), null)
    return sendJson(partnerLinkSchema, partner?.active ? { span: lasting(periodsOf(partner).hours) } : {})
  },
)

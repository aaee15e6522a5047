import { z } from 'zod'
import { OVERLAY_HEADERS, overlayPage } from '@/lib/affiliate/notices/overlay-page'
import { overlayOf } from '@/lib/affiliate/notices/overlay'
import { now } from '@/lib/core/clock'
import { defineRoute, sendPage } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

const params = z.object({ secret: z.string() })
const headers = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' }

/** A partner's overlay. Anything else is an empty page, because it would be seen in a stream. */
export const GET = defineRoute(
  { params, duringMaintenance: 'open', limit: { name: 'overlay', points: 60, seconds: 60 } },
  async ({ params: { secret } }) => {
    if ((await overlayOf(store(), secret)) === null) return new Response(null, { status: 404, headers })
    return sendPage(overlayPage(now()), OVERLAY_HEADERS)
  },
)

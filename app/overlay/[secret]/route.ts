import { z } from 'zod'
import { OVERLAY_HEADERS, overlayPage } from '@/lib/affiliate/notices/overlay-page'
import { overlayOf } from '@/lib/affiliate/notices/overlay'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { defineRoute, sendPage } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

const params = z.object({ secret: z.string() })

const answer = defineRoute(
  { params, duringMaintenance: 'open', limit: { name: 'overlay', points: 60, seconds: 60 } },
  async ({ params: { secret } }) => {
    if ((await overlayOf(store(), secret)) === null) throw new ShopError('not_found')
    return sendPage(overlayPage(now()), OVERLAY_HEADERS)
  },
)

/** Errors are empty, because their text would be visible in a stream. */
export async function GET(request: Request, context: RouteContext<'/overlay/[secret]'>): Promise<Response> {
  const response = await answer(request, context)
  if (response.ok) return response
  const headers = new Headers(response.headers)
  headers.delete('content-type')
  headers.set('x-robots-tag', 'noindex, nofollow')
  return new Response(null, { status: response.status, headers })
}

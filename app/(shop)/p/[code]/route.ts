import { z } from 'zod'
import { landingPath } from '@/lib/affiliate/clicks/landing-path'
import { defineRoute, sendRedirect } from '@/lib/http/server/define-route'

export const dynamic = 'force-dynamic'

/** A partner's short link. */
export const GET = defineRoute({ params: z.object({ code: z.string() }) }, async ({ params, request }) =>
  sendRedirect(landingPath({ ...params, given: new URL(request.url).searchParams })),
)

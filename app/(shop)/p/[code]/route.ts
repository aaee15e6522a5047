import { z } from 'zod'
import { landingPath } from '@/lib/affiliate/clicks/landing-path'
import { defineRoute } from '@/lib/http/server/define-route'
import { sendRedirect } from '@/lib/http/server/send-redirect'

export const dynamic = 'force-dynamic'

/** A partner's short link. */
export const GET = defineRoute({ params: z.object({ code: z.string() }) }, async ({ params, request }) =>
  sendRedirect(landingPath({ ...params, given: new URL(request.url).searchParams })),
)

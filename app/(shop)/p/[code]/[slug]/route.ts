import { z } from 'zod'
import { landingPath } from '@/lib/affiliate/clicks/landing-path'
import { findPreset } from '@/lib/catalog/catalog'
import { defineRoute, sendRedirect } from '@/lib/http/server/define-route'

export const dynamic = 'force-dynamic'

const params = z.object({ code: z.string(), slug: z.string() })

/** A partner's short link to a preset; to all of them, if there is none of that name. */
export const GET = defineRoute({ params }, async ({ params: { code, slug }, request }) => {
  const page = findPreset(slug) ? (`/presets/${slug}` as const) : '/presets'
  return sendRedirect(landingPath({ code, page, given: new URL(request.url).searchParams }))
})

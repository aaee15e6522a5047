import { z } from 'zod'
import { landingPath } from '@/lib/affiliate/clicks/landing-path'
import { findAddressed } from '@/lib/catalog/catalog'
import { presetPath } from '@/lib/catalog/preset-path'
import { defineRoute, sendRedirect } from '@/lib/http/server/define-route'

export const dynamic = 'force-dynamic'

const params = z.object({ code: z.string(), slug: z.string() })

export const GET = defineRoute({ params }, async ({ params: { code, slug }, request }) => {
  const preset = findAddressed(slug)
  const page = preset ? presetPath(preset) : '/presets'
  return sendRedirect(landingPath({ code, page, given: new URL(request.url).searchParams }))
})

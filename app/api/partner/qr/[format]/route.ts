import { z } from 'zod'
import { linksTo, pageOf, subIdPattern } from '@/lib/affiliate/link/partner-link'
import { qrCode, qrFormats } from '@/lib/affiliate/link/qr-code'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { env } from '@/lib/core/env'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'

export const dynamic = 'force-dynamic'

const MAX_PATH = 300
const types = { svg: 'image/svg+xml', png: 'image/png' }
const query = z.strictObject({
  seite: z
    .string()
    .max(MAX_PATH, 'url')
    .default('/')
    .transform((address, context) => {
      const page = pageOf(address, env().PUBLIC_ORIGIN)
      if (page === null) context.addIssue({ code: 'custom', message: 'url' })
      return page ?? z.NEVER
    }),
  sub: z.string().regex(subIdPattern).optional(),
})

export const GET = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    params: z.object({ format: z.enum(qrFormats) }),
    query,
    limit: { name: 'qr', points: 120, seconds: 60 },
  },
  async ({ params: { format }, query: { seite, sub }, admitted: { customCode, uid } }) => {
    const code = customCode ?? uid
    const { link, short } = linksTo({ origin: env().PUBLIC_ORIGIN, code, path: seite, sub })
    const content = await qrCode(short ?? link, format)
    return sendDownload({ name: `${code}-qr.${format}`, contentType: types[format], content })
  },
)

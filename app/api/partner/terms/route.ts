import { z } from 'zod'
import { acceptTerms } from '@/lib/affiliate/partners/accept-terms'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const body = z.strictObject({ version: z.string() })

export const PUT = defineRoute({ access: 'user', body }, async ({ body: { version }, user }) => {
  await acceptTerms(store(), user.uid, version)
  return sendNothing()
})

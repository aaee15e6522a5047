import { z } from 'zod'
import { acceptTerms } from '@/lib/affiliate/partners/accept-terms'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

/** The hash of the text that was shown. */
const body = z.strictObject({ hash: z.string() })

export const PUT = defineRoute({ access: 'user', body }, async ({ body: { hash }, user }) => {
  await acceptTerms(store(), user.uid, hash)
  return sendNothing()
})

import { z } from 'zod'
import { affiliateCodePattern } from '@/lib/affiliate/affiliate-code'
import { readStagePicture } from '@/lib/affiliate/stage/read-stage'
import { defineRoute, sendPicture } from '@/lib/http/server/define-route'
import { pictureHashSchema } from '@/lib/pictures/schema'
import { store } from '@/lib/store/open-store'

const params = z.object({ code: z.string().regex(affiliateCodePattern), hash: pictureHashSchema })

/** A partner's own picture; hidden ones are shown to the partner and to admins. */
export const GET = defineRoute({ access: 'optional', params }, async ({ params, user }) =>
  sendPicture(await readStagePicture(store(), params, user)),
)

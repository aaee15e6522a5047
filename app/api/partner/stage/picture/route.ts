import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { requireActive, setStagePicture } from '@/lib/affiliate/stage/change-stage'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { readBytes } from '@/lib/http/server/read-json'
import { encodePicture, LARGEST_UPLOAD, pictureFrames } from '@/lib/pictures/encode-picture'
import { store } from '@/lib/store/open-store'

export const POST = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    limit: { name: 'partner-picture', points: 20, seconds: 60 },
  },
  async ({ admitted: partner, request }) => {
    // Checked before the expensive processing of the picture.
    requireActive(partner)
    const bytes = await readBytes(request, LARGEST_UPLOAD)
    await setStagePicture(store(), partner.uid, await encodePicture(bytes, pictureFrames.stage))
    return sendNothing()
  },
)

export const DELETE = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    limit: { name: 'partner-stage', points: 60, seconds: 60 },
  },
  async ({ admitted: { uid } }) => {
    await setStagePicture(store(), uid, null)
    return sendNothing()
  },
)

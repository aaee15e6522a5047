import { renewOverlay, revokeOverlay, setOverlayLook } from '@/lib/affiliate/notices/change-notices'
import { overlayLookSchema } from '@/lib/affiliate/notices/schema'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { defineRoute, sendNothing } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'

const limit = { name: 'notices', points: 60, seconds: 60 }

/** Replaces the previous address. */
export const POST = defineRoute(
  { access: 'partner', admitted: admittedPartner, limit },
  async ({ admitted: partner }) => {
    await renewOverlay(store(), partner)
    return sendNothing()
  },
)

export const PUT = defineRoute(
  { access: 'partner', admitted: admittedPartner, body: overlayLookSchema, limit },
  async ({ admitted: partner, body: look }) => {
    await setOverlayLook(store(), partner, look)
    return sendNothing()
  },
)

export const DELETE = defineRoute(
  { access: 'partner', admitted: admittedPartner, limit },
  async ({ admitted: partner }) => {
    await revokeOverlay(store(), partner)
    return sendNothing()
  },
)

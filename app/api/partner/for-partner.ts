import { partnerOf } from '@/lib/affiliate/partners/require-partner'
import { ShopError } from '@/lib/core/errors'
import type { Asked } from '@/lib/http/server/admission'
import { store } from '@/lib/store/open-store'

/** For routes of partners, who get their record as `admitted`. */
export const forPartner = {
  access: 'partner',
  admitted: async ({ user }: Asked) => {
    if (!user) throw new ShopError('unauthorized')
    return partnerOf(store(), user)
  },
} as const

import type { Changes } from '@/lib/store/store'
import { referenceKeyOf } from './reference-key'
import type { Order } from './schema'

/** What lets an old order be found as new ones are: by its reference as it may be typed, and by its e-mail address. */
export function orderIndexed({ id, reference, referenceKey, email, emailLower }: Order): Changes {
  return {
    ...(referenceKey === undefined ? { [`orders/${id}/referenceKey`]: referenceKeyOf(reference) } : {}),
    ...(emailLower === undefined && email !== '' ? { [`orders/${id}/emailLower`]: email.toLowerCase() } : {}),
  }
}

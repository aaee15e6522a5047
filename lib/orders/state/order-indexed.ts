import type { Path } from '@/lib/store/store'
import { referenceKeyOf } from '../reference-key'
import type { Order } from '../schema'

/** Index entries that find an order by its reference as typed, and by its e-mail address. */
export function orderIndexed({ id, reference, email }: Order): Record<Path, string> {
  return {
    [`orders/${id}/referenceKey`]: referenceKeyOf(reference),
    ...(email === '' ? {} : { [`orders/${id}/emailLower`]: email.toLowerCase() }),
  }
}

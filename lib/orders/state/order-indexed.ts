import type { Path } from '@/lib/store/store'
import { referenceKeyOf } from '../reference-key'
import type { Order } from '../schema'

/** What an order is found by: its reference as it may be typed, and its e-mail address. */
export function orderIndexed({ id, reference, email }: Order): Record<Path, string> {
  return {
    [`orders/${id}/referenceKey`]: referenceKeyOf(reference),
    ...(email === '' ? {} : { [`orders/${id}/emailLower`]: email.toLowerCase() }),
  }
}

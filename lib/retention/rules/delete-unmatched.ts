import 'server-only'
import { unmatchedSchema } from '@/lib/payment/schema'
import { deleteBefore } from '../delete-before'
import { booksSince } from '../limits'
import type { Tidying } from '../tidying'

/**
 * Deletes money that belonged to no order, dealt with or not, once its year's books need not be kept. Checks all
 * of it, since it is rare and keyed by the provider. @returns how many
 */
export async function deleteUnmatched(tidying: Tidying): Promise<number> {
  const limit = booksSince()
  let count = 0
  for (const collection of ['payments/unmatched', 'payments/settled'] as const) {
    count += await deleteBefore(tidying, { collection, prefix: '' }, ({ value }) => {
      const { data } = unmatchedSchema.safeParse(value)
      return data !== undefined && data.at < limit
    })
  }
  return count
}

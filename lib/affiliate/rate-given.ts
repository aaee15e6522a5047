import { z } from 'zod'
import type { PartnerChange } from './schema'

const rateSchema = z.object({
  commissionRate: z.number(),
  offeredRate: z.number().optional(),
  endedAt: z.number().optional(),
})

/**
 * In percent: an increase applies at once, a decrease becomes an offer that the partner must accept, and the current
 * rate withdraws an offer. A former partner starts over. @param present the record as stored; null if new
 */
export function rateGiven(
  present: unknown,
  { commissionRate }: Pick<PartnerChange, 'commissionRate'>,
): Pick<PartnerChange, 'commissionRate' | 'offeredRate'> {
  const { data: rates } = rateSchema.safeParse(present)
  if (commissionRate === undefined || !rates) return { commissionRate }
  const isPresent = rates.endedAt === undefined
  if (isPresent && commissionRate < rates.commissionRate)
    return { commissionRate: undefined, offeredRate: commissionRate }
  return { commissionRate, ...(rates.offeredRate === undefined ? {} : { offeredRate: null }) }
}

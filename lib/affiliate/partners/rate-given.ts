import { z } from 'zod'
import type { PartnerChange } from '../schema'

const rateSchema = z.object({ commissionRate: z.number(), offeredRate: z.number().optional() })

/**
 * What becomes of a rate that is given, in percent: a higher one holds at once; one below what the partner has is offered, and
 * holds once they agree; what they have takes an offer back.
 * @param present the record as stored; null if new
 */
export function rateGiven(
  present: unknown,
  { commissionRate }: Pick<PartnerChange, 'commissionRate'>,
): Pick<PartnerChange, 'commissionRate' | 'offeredRate'> {
  const { data: rates } = rateSchema.safeParse(present)
  if (commissionRate === undefined || !rates) return { commissionRate }
  if (commissionRate < rates.commissionRate) return { commissionRate: undefined, offeredRate: commissionRate }
  return { commissionRate, ...(rates.offeredRate === undefined ? {} : { offeredRate: null }) }
}

import { emailSchema } from '@/lib/core/text/email-schema'
import { z } from 'zod'
import { accountIdSchema } from '@/lib/account/account-facts'
import { orderIdSchema } from '@/lib/orders/schema'
import { reportIdSchema } from '@/lib/ratings/reports/schema'
import { withdrawalIdSchema } from '@/lib/withdrawals/schema'

/**
 * Names a person in the desk's addresses, which end up in logs and histories: one of their orders, or their
 * account if they have none, or else a withdrawal that no order was found for, or a report of a rating. Never a mail address.
 */
export const customerKeySchema = z.union([orderIdSchema, withdrawalIdSchema, reportIdSchema, accountIdSchema])

export const customerParams = z.object({ customerKey: customerKeySchema })

/** Body of `POST /api/admin/customers/find` and of `PUT /api/admin/customers/[customerKey]/email`. */
export const customerEmailSchema = z.strictObject({
  email: emailSchema,
})

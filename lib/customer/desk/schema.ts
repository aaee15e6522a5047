import { emailSchema } from '@/lib/core/text/email-schema'
import { z } from 'zod'
import { accountIdSchema } from '@/lib/account/account-facts'
import { orderIdSchema } from '@/lib/orders/schema'
import { reportIdSchema } from '@/lib/ratings/reports/schema'
import { withdrawalIdSchema } from '@/lib/withdrawals/schema'

/** In the desk's addresses, which end up in logs, so never by mail address: order, account, withdrawal or report. */
export const customerKeySchema = z.union([orderIdSchema, withdrawalIdSchema, reportIdSchema, accountIdSchema])

export const customerParams = z.object({ customerKey: customerKeySchema })

/** Body of `POST /api/admin/customers/find` and of `PUT /api/admin/customers/[customerKey]/email`. */
export const customerEmailSchema = z.strictObject({
  email: emailSchema,
})

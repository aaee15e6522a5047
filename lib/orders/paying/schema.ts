import { z } from 'zod'

/** `POST /api/admin/orders/[orderId]/confirm`: the day the money arrived, `YYYY-MM-DD`; defaults to today. */
export const confirmRequestSchema = z.strictObject({ on: z.iso.date('booked_day').optional() })

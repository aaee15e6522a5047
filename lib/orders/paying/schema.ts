import { z } from 'zod'

/** Body of `POST /api/admin/orders/[orderId]/confirm`: the day on which the money came, as `YYYY-MM-DD`; today if it names none. */
export const confirmRequestSchema = z.strictObject({ on: z.iso.date('booked_day').optional() })

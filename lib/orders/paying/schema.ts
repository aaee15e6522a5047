import { z } from 'zod'

/** A day on which money came in, as `YYYY-MM-DD`. */
export const bookedOnSchema = z.iso.date('booked_day')

/** Body of `POST /api/admin/orders/[orderId]/confirm`; today if it names no day. */
export const confirmRequestSchema = z.strictObject({ on: bookedOnSchema.optional() })

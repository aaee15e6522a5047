import { z } from 'zod/mini'

const placedOrderSchema = z.object({ orderId: z.string(), accessToken: z.string() })

/**
 * What the browser needs of the answer of `POST /api/orders`.
 * @throws ZodError
 */
export function parsePlacedOrder(answer: unknown): z.infer<typeof placedOrderSchema> {
  return placedOrderSchema.parse(answer)
}

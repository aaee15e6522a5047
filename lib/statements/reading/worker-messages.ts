import { z } from 'zod'
import { bookingSchema, coverageSchema, statementFormatSchema } from '../schema'

const paymentSchema = z.object({
  id: z.string(),
  twin: z.string(),
  before: z.int(),
  booking: bookingSchema,
})

/** What the worker tells of a file: its payments part by part, and at last the rest of it, or why it is refused. */
export const workerMessageSchema = z.union([
  z.object({ payments: z.array(paymentSchema) }),
  z.object({
    about: z.object({ id: z.string(), format: statementFormatSchema, coverage: z.array(coverageSchema) }),
  }),
  z.object({ refused: z.record(z.string(), z.string()) }),
])
export type WorkerMessage = z.infer<typeof workerMessageSchema>

import { z } from 'zod'
import { orderIdSchema } from '@/lib/orders/schema'
import { settledNoteSchema } from '@/lib/payment/schema'

/** The forms of a statement that the shop can read. */
export const statementFormatSchema = z.enum(['camt.053', 'sparkasse-csv', 'dkb-csv'])
export type StatementFormat = z.infer<typeof statementFormatSchema>

/**
 * How far an incoming payment has come: reference and amount are those of an unpaid order; there are orders that it may be
 * meant for; there is none; it has paid an order; somebody has dealt with it otherwise.
 */
const entryStateSchema = z.enum(['sure', 'doubtful', 'unmatched', 'confirmed', 'settled'])
export type EntryState = z.infer<typeof entryStateSchema>

/** Why a payment is doubtful. */
const doubtSchema = z.enum([
  /** The order costs something else. */
  'amount',
  /** No reference, but there are unpaid orders that cost as much. */
  'no-reference',
  /** It names several orders. */
  'several',
  /** The order is to be paid in another way. */
  'method',
  /** The order was paid already, cancelled or refunded. */
  'paid',
  'cancelled',
  'refunded',
])
export type Doubt = z.infer<typeof doubtSchema>

/** The day of a booking and 128 bits of a hash of what makes it unique, so that ids are in the order of the days. */
export const entryIdSchema = z.string().regex(/^booking_\d{8}_[0-9a-f]{32}$/)
/** The beginning of a hash of the file. */
const statementIdSchema = z.string().regex(/^[0-9a-f]{32}$/)

/** What the bank says of one incoming payment; cents. */
export const bookingSchema = z.object({
  /** IBAN of the shop's account. */
  account: z.string(),
  bookedOn: z.iso.date(),
  amount: z.int().min(1),
  /** Who has paid, as far as the bank says. */
  name: z.string(),
  iban: z.string(),
  purpose: z.string(),
  /** The bank's own reference of the booking, if the file has one. */
  bankReference: z.string().exactOptional(),
})
export type Booking = z.infer<typeof bookingSchema>

/** How far a file goes for an account; days as `YYYY-MM-DD`. */
export const coverageSchema = z.object({
  account: z.string(),
  /** The last day that it speaks of. */
  until: z.string(),
  /** When the bank has made it; missing if it does not say so. What was booked later on that day is not in it. */
  madeOn: z.string().exactOptional(),
})
export type Coverage = z.infer<typeof coverageSchema>

export interface ReadStatement {
  format: StatementFormat
  /** The booked incoming payments, in the order of the file. */
  bookings: Booking[]
  coverage: Coverage[]
}

/** An incoming payment as stored at `bankEntries/{id}`; times in ms. */
export const bankEntrySchema = bookingSchema.extend({
  id: entryIdSchema,
  /** The file that it was read from first. */
  statement: statementIdSchema,
  format: statementFormatSchema,
  /** The same for the same booking in a file of another form; see `identify`. */
  twin: z.string(),
  state: entryStateSchema,
  /** The order that it pays, for sure or confirmed. */
  orderId: orderIdSchema.exactOptional(),
  doubt: doubtSchema.exactOptional(),
  /** Orders that a doubtful one may be meant for, the likeliest first. */
  candidates: z.record(z.string(), z.int()).exactOptional(),
  /** What was done about a settled one. */
  note: z.string().exactOptional(),
  decidedAt: z.int().exactOptional(),
  decidedBy: z.string().exactOptional(),
})
export type BankEntry = z.infer<typeof bankEntrySchema>

/** A statement as stored at `statements/{id}`; time in ms. */
export const statementSchema = z.object({
  id: statementIdSchema,
  /** Of the file. */
  name: z.string(),
  format: statementFormatSchema,
  at: z.int(),
  actor: z.string(),
  /** How many of its payments were not known from another file, by the state that they began with. */
  counts: z.partialRecord(entryStateSchema, z.int()).exactOptional(),
})
export type Statement = z.infer<typeof statementSchema>

/** The name of a file, for the record alone; what cannot be shown in a line is taken out of it. */
export const statementQuerySchema = z.object({ name: z.string().max(200).default('') })

/** Answer of `POST /api/admin/statements`: how many payments are new, by state, and how many were known. */
export const statementTakenSchema = z.object({
  sure: z.int(),
  doubtful: z.int(),
  unmatched: z.int(),
  known: z.int(),
})
export type StatementTaken = z.infer<typeof statementTakenSchema>

/** Body of `POST /api/admin/statements/entries/confirm`. */
export const confirmRequestSchema = z.strictObject({ ids: z.array(entryIdSchema).min(1).max(100) })

/** Its answer: how many pay their order now or did before, and how many have turned out doubtful. */
export const confirmAnswerSchema = z.object({ confirmed: z.int(), doubtful: z.int() })
export type ConfirmAnswer = z.infer<typeof confirmAnswerSchema>

/** Body of `POST /api/admin/statements/entries/[entryId]`. */
export const entryDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('order'), orderId: orderIdSchema }),
  z.strictObject({ decision: z.literal('none') }),
  z.strictObject({ decision: z.literal('settle'), note: settledNoteSchema }),
])
export type EntryDecision = z.infer<typeof entryDecisionSchema>

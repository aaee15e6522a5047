import { z } from 'zod'
import { plainLine } from '@/lib/core/text/plain-line'
import { despiteDisputeSchema, givenIbanSchema } from '@/lib/orders/refunds/schema'
import { orderIdSchema } from '@/lib/orders/schema'
import { settledNoteSchema } from '@/lib/payment/schema'

export const statementFormatSchema = z.enum([
  'camt.053',
  'camt.052',
  'camt.054',
  'sparkasse-csv',
  'dkb-csv',
  'ing-csv',
  'n26-csv',
  'comdirect-csv',
  'postbank-csv',
  'deutsche-bank-csv',
  'commerzbank-csv',
  'volksbank-csv',
  /** No longer read; entries read by earlier versions stay. */
  'mt940',
  'paypal-csv',
])
export type StatementFormat = z.infer<typeof statementFormatSchema>

/** Matches an unpaid order by reference and amount; has candidates; has none; is an order's; dealt with otherwise. */
const entryStateSchema = z.enum(['sure', 'doubtful', 'unmatched', 'confirmed', 'settled'])
export type EntryState = z.infer<typeof entryStateSchema>

const doubtSchema = z.enum([
  'amount',
  /** No reference, but there are unpaid orders with this total. */
  'no-reference',
  'several',
  'method',
  /** Equal to one of another file: perhaps the same. */
  'again',
  'by-hand',
  'paid',
  'cancelled',
  'refunded',
])
export type Doubt = z.infer<typeof doubtSchema>

/** A booking's day and 128 bits of a hash of its identity, so that ids sort by day. */
export const entryIdSchema = z.string().regex(/^booking_\d{8}_[0-9a-f]{32}$/)
/** A file's hash, begun. */
const statementIdSchema = z.string().regex(/^[0-9a-f]{32}$/)

/** The bank's data of an incoming payment; cents. */
export const bookingSchema = z.object({
  account: z.string(),
  bookedOn: z.iso.date(),
  amount: z.int().min(1),
  name: z.string(),
  iban: z.string(),
  purpose: z.string(),
  bankReference: z.string().exactOptional(),
  /** The payer's. */
  endToEndId: z.string().exactOptional(),
  /** Where an order may be named. */
  otherText: z.string().exactOptional(),
})
export type Booking = z.infer<typeof bookingSchema>

/** Days for which a file proves to have all bookings of an account; as `YYYY-MM-DD`. */
export const coverageSchema = z.object({
  account: z.string(),
  from: z.string(),
  until: z.string(),
  /** When the bank made it, if stated; later bookings of that day are missing from it. */
  madeOn: z.string().exactOptional(),
  /** Signed cents before the first day and after the last one, if stated. */
  opening: z.int().exactOptional(),
  closing: z.int().exactOptional(),
})
export type Coverage = z.infer<typeof coverageSchema>

/** An account's balances on a day, from its statements; stored at `bankDays/{day}_{account}`, in signed cents. */
export const bankDaySchema = z.object({
  /** Whether all its bookings are known. */
  isKnown: z.literal(true).exactOptional(),
  /** If this day's statement and the next one agree on it. */
  closing: z.int().exactOptional(),
  opening: z.int().exactOptional(),
})
export type BankDay = z.infer<typeof bankDaySchema>

/** An incoming payment, stored at `bankEntries/{id}`; times in ms. */
export const bankEntrySchema = bookingSchema.extend({
  id: entryIdSchema,
  statement: statementIdSchema,
  format: statementFormatSchema,
  /** See `identify`. */
  twin: z.string(),
  /** Distinguishes it from an equal payment in another file, where nothing else does. */
  reading: entryIdSchema.exactOptional(),
  state: entryStateSchema,
  /** The order it pays, when sure or confirmed. */
  orderId: orderIdSchema.exactOptional(),
  doubt: doubtSchema.exactOptional(),
  /** Most likely first. */
  candidates: z.record(z.string(), z.int()).exactOptional(),
  note: z.string().exactOptional(),
  batch: z.string().exactOptional(),
  /** See `entryMoved`. */
  moves: z.int().exactOptional(),
  decidedAt: z.int().exactOptional(),
  decidedBy: z.string().exactOptional(),
  /** True if the books have it; missing in payments that were read before the interim account existed. */
  inBooks: z.literal(true).exactOptional(),
})
export type BankEntry = z.infer<typeof bankEntrySchema>

/** A statement, stored at `statements/{id}`; time in ms. */
export const statementSchema = z.object({
  id: statementIdSchema,
  name: z.string(),
  format: statementFormatSchema,
  at: z.int(),
  actor: z.string(),
  /** Number of payments not known from another file, by initial state. */
  counts: z.partialRecord(entryStateSchema, z.int()).exactOptional(),
})
export type Statement = z.infer<typeof statementSchema>

export const statementQuerySchema = z.object({
  /** For the record only; unprintable characters are removed. */
  name: z.string().max(200).default(''),
  /** `ja` if a file of another account is to be read nevertheless. */
  fremd: z.literal('ja').optional(),
})

/** New payments by state, the number already known, and problems of the file. */
export const statementTakenSchema = z.object({
  sure: z.int(),
  doubtful: z.int(),
  unmatched: z.int(),
  known: z.int(),
  warnings: z.array(z.string()),
})
export type StatementTaken = z.infer<typeof statementTakenSchema>

export const confirmRequestSchema = z.strictObject({ ids: z.array(entryIdSchema).min(1).max(100) })

/** Its answer: how many pay their order now or already did, and how many became doubtful. */
export const confirmAnswerSchema = z.object({ confirmed: z.int(), doubtful: z.int() })
export type ConfirmAnswer = z.infer<typeof confirmAnswerSchema>

export const entryDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('order'), orderId: orderIdSchema }),
  z.strictObject({ decision: z.literal('rest'), orderId: orderIdSchema }),
  z.strictObject({ decision: z.literal('none') }),
  z.strictObject({ decision: z.literal('undo') }),
  /** For a payment that matched none. */
  z.strictObject({ decision: z.literal('find'), reference: z.string().trim().min(1, 'reference').max(100) }),
  z.strictObject({ decision: z.literal('settle'), note: settledNoteSchema }),
])
export type EntryDecision = z.infer<typeof entryDecisionSchema>

export const surplusRequestSchema = z.strictObject({
  entryId: entryIdSchema,
  /** If the statement names none; may be empty. */
  iban: z
    .literal('')
    .transform(() => undefined)
    .or(givenIbanSchema)
    .optional(),
  /** Like `iban`. */
  holder: plainLine().max(70, 'too_long').optional(),
  despiteDispute: despiteDisputeSchema,
})

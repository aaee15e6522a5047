import { z } from 'zod'
import { dayOf, shiftDay } from '@/lib/core/clock'
import { centsToDecimal } from '@/lib/core/money'
import { owner } from '@/lib/legal/current-owner'
import { paymentDays } from '@/lib/legal/contract-terms'
import { nextWorkingDay } from '@/lib/legal/next-working-day'
import { bicSchema, ibanSchema } from '@/lib/legal/schema'
import { paymentCodePath } from './payment-code'
import type { PaymentDetails } from '../schema'

/** Limit of an EPC code: QR version 13, error correction level M, byte mode. */
const MAX_BYTES = 331
const MAX_CENTS = 99_999_999_999
/** Letters that every bank transmits unchanged: the SEPA basic set and its German additions. */
const PURPOSE = /^[a-zA-Z0-9/?:().,'+ ÄÖÜäöüß&*$%-]*$/

const transferSchema = z.strictObject({
  holder: z
    .string()
    .trim()
    .min(1)
    .max(70)
    .regex(/^\P{Cc}*$/u),
  iban: ibanSchema,
  bic: bicSchema.optional(),
  amountCents: z.int().min(1).max(MAX_CENTS),
  purpose: z.string().trim().min(1).max(140).regex(PURPOSE),
})

export type Transfer = z.input<typeof transferSchema>

/** `total` in cents is what is left to pay; times in ms. */
interface Payable {
  reference: string
  total: number
  createdAt: number
  /** A time on the last day to pay, if the buyer got an extension. */
  payUntil?: number
}

/** Cents; the EPC code has all but the deadline. */
export function bankTransferOf(order: Payable): PaymentDetails {
  return {
    ...account(),
    purpose: order.reference,
    amount: order.total,
    until: lastTimeToPay(order),
    code: paymentCodePath(transferPayload(order)),
  }
}

export function transferPayload({ reference, total }: Pick<Payable, 'reference' | 'total'>): string {
  return epcPayload({ ...account(), amountCents: total, purpose: reference })
}

/**
 * EPC QR code ("GiroCode"): EPC069-12, version 002, UTF-8, SEPA credit transfer, unstructured remittance information;
 * elements separated by LF, nothing after the last one. @throws ZodError naming the wrong field; RangeError if the
 * text has more than 331 bytes
 */
export function epcPayload(transfer: Transfer): string {
  const { holder, iban, bic, amountCents, purpose } = transferSchema.parse(transfer)
  const purposeCode = ''
  const structuredReference = ''
  const payload = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    holder,
    iban,
    `EUR${centsToDecimal(amountCents)}`,
    purposeCode,
    structuredReference,
    purpose,
  ].join('\n')
  if (new TextEncoder().encode(payload).length > MAX_BYTES) throw new RangeError('EPC text over 331 bytes')
  return payload
}

/** Noon in Berlin, in ms; never a Saturday, Sunday or holiday (§ 193 BGB). */
export function paymentDeadline(createdAt: number): number {
  return Date.parse(`${nextWorkingDay(shiftDay(dayOf(createdAt), paymentDays))}T12:00:00Z`)
}

/** Ms. */
export function lastTimeToPay({ createdAt, payUntil }: Pick<Payable, 'createdAt' | 'payUntil'>): number {
  return payUntil ?? paymentDeadline(createdAt)
}

function account(): Pick<PaymentDetails, 'holder' | 'iban' | 'bic'> {
  const { holder, iban, bic } = owner().bank
  return { holder, iban: iban.replaceAll(' ', ''), ...(bic ? { bic } : {}) }
}

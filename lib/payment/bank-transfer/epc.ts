import { z } from 'zod'
import { centsToDecimal } from '@/lib/core/money'
import { bicSchema, ibanSchema } from '@/lib/legal/schema'

/** Limit of the whole code: QR version 13, error correction level M, byte mode. */
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

/** A requested transfer; `amountCents` in integer cents (EUR). */
export type Transfer = z.input<typeof transferSchema>

/**
 * The text of an EPC QR code ("GiroCode"): EPC069-12, version 002, UTF-8, SEPA credit transfer, unstructured
 * remittance information; elements separated by LF, nothing after the last one.
 * @throws ZodError naming the wrong field
 * @throws RangeError if the text has more than 331 bytes
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

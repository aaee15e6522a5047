import { z } from 'zod'
import { randomKey } from '@/lib/core/ids'
import type { Store } from '@/lib/store/store'
import { tErrors, textGroup } from '@/messages/texts'
import { declareWithdrawal } from './declare-withdrawal'
import { fillPage, receiptPage, reviewPage } from './plain-pages'
import { withdrawalRequestSchema } from './schema'

const text = z.string().catch('')

/** Sent by a browser without scripts; `key` and `step` come from the review page. */
export const plainFormSchema = z.object({
  name: text,
  reference: text,
  email: text,
  text,
  key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,128}$/)
    .optional()
    .catch(undefined),
  step: z.enum(['review', 'confirm', 'change']).catch('review'),
})

/** Only `confirm` declares, once. @param mailDelay ms before the mail @throws ShopError `idempotency_conflict` */
export async function answerPlainForm(
  store: Store,
  { key, step, ...answers }: z.infer<typeof plainFormSchema>,
  mailDelay: () => number,
): Promise<string> {
  if (step === 'change') return fillPage(answers, {})
  const parsed = withdrawalRequestSchema.safeParse(answers)
  if (!parsed.success) return fillPage(answers, problemsOf(parsed.error))
  const { text: said = '', ...facts } = parsed.data
  const clean = { ...facts, text: said }
  if (step !== 'confirm' || key === undefined) return reviewPage(clean, randomKey())
  const { at } = await declareWithdrawal(store, parsed.data, key, mailDelay)
  return receiptPage(clean, at)
}

function problemsOf({ issues }: z.ZodError): Record<string, string> {
  const sentences = new Map(Object.entries(textGroup('fields')))
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), sentences.get(message) ?? tErrors('invalid_input')]),
  )
}

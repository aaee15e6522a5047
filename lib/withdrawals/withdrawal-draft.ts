import * as z from 'zod/mini'
import { randomKey } from '@/lib/core/ids'
import { storedValue } from '@/lib/core/stored-value'
import type { Answers } from './declaration'

const answersSchema = z.object({
  name: z.string(),
  reference: z.string(),
  email: z.string(),
  text: z.string(),
})
const draftSchema = z.object({
  step: z.enum(['fill', 'review', 'receipt']),
  /** The `Idempotency-Key`. */
  key: z.string(),
  answers: answersSchema,
  /** Declared, in ms. */
  at: z.optional(z.int()),
})
const noAnswers: Answers = { name: '', reference: '', email: '', text: '' }
export type WithdrawalDraft = z.infer<typeof draftSchema>

const stored = storedValue('withdrawal', 'session', (value) => draftSchema.parse(value))

export function newDraft(answers: Partial<Answers> = {}): WithdrawalDraft {
  return { step: 'fill', key: randomKey(), answers: { ...noAnswers, ...answers } }
}

/** Unchanged answers keep their key, so that they are declared only once. */
export function reviewedDraft(draft: WithdrawalDraft, answers: Answers): WithdrawalDraft {
  const isSame = JSON.stringify(draft.answers) === JSON.stringify(answers)
  return { step: 'review', key: isSame ? draft.key : randomKey(), answers }
}

/** This tab's, also after a reload. */
export function loadDraft(): WithdrawalDraft | null {
  return stored.read()
}

export function saveDraft(draft: WithdrawalDraft): void {
  stored.write(draft)
}

/** Answers after `#` reach no server. */
export function addressFor(answers: Partial<Answers>): string {
  return `/vertrag-widerrufen#${new URLSearchParams(answers)}`
}

export function answersOf(hash: string): Answers | null {
  const given = new URLSearchParams(hash.slice(1))
  const known = Object.keys(noAnswers).map((field) => [field, given.get(field) ?? ''])
  const answers = answersSchema.parse(Object.fromEntries(known))
  return Object.values(answers).some(Boolean) ? answers : null
}

import { emailSchema } from '@/lib/core/text/email-schema'
import { z } from 'zod'
import { deskVariables } from '@/lib/core/desk-variables'

const nameSchema = z.enum(deskVariables)
const LONGEST = 8192

/** Body of `PUT /api/admin/setup/variables`: '' or null unsets a variable; variables not named stay unchanged. */
export const variablesChangeSchema = z.strictObject({
  values: z.partialRecord(nameSchema, z.string().trim().max(LONGEST).nullable()),
})
export type VariablesChange = z.infer<typeof variablesChangeSchema>['values']

/** Body of `POST /api/admin/setup/stripe-key`: '' for the key that the shop uses. */
export const keyToTrySchema = z.strictObject({ key: z.string().trim().max(500) })

export const keyTriedSchema = z.object({
  answer: z.enum(['works', 'refused', 'away']),
  isLive: z.boolean(),
})
export type KeyTried = z.infer<typeof keyTriedSchema>

export const testMailSchema = z.strictObject({ email: emailSchema })

export const testMailSentSchema = z.object({
  /** `file`: no mail server, so the mail is in the data folder. */
  state: z.enum(['sent', 'file', 'refused', 'away']),
  answer: z.string(),
})
export type TestMailSent = z.infer<typeof testMailSentSchema>

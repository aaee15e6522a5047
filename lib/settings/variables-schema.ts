import { z } from 'zod'
import { isSecretName, deskVariables } from '@/lib/core/desk-variables'

/** An entry of `setup/variables`: a variable's text, or for a secret the output of `sealed`. */
export const variableSchema = z.string().min(1)
/** Rejects a secret that was stored by hand in plain text. */
const sealedSchema = z.string().startsWith('v1.')
/** Stored at `setup/variables`. */
export const variablesSchema = z.record(z.string(), variableSchema).superRefine((variables, context) => {
  for (const [name, value] of Object.entries(variables)) {
    const isKnown = deskVariables.some((each) => each === name)
    const isRight = isKnown && (!isSecretName(name) || sealedSchema.safeParse(value).success)
    if (!isRight) context.addIssue({ code: 'custom', path: [name] })
  }
})
/** Stored at `setup/variableChanges`: how often they were changed. */
export const variableChangesSchema = z.int().min(0)

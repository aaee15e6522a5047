import { z } from 'zod'
import { isSecretName, storableNames } from '@/lib/core/storable'

/** One of `setup/variables`: a setting as its text, or, of a secret, what `sealed` made of it. */
export const variableSchema = z.string().min(1)
/** Nobody is to store a secret in clear by hand. */
const sealedSchema = z.string().startsWith('v1.')
/** Stored at `setup/variables`. */
export const variablesSchema = z.record(z.string(), variableSchema).superRefine((variables, context) => {
  for (const [name, value] of Object.entries(variables)) {
    const isKnown = storableNames.some((each) => each === name)
    const isRight = isKnown && (!isSecretName(name) || sealedSchema.safeParse(value).success)
    if (!isRight) context.addIssue({ code: 'custom', path: [name] })
  }
})
/** Stored at `setup/variableChanges`: how often they were changed. */
export const variableChangesSchema = z.int().min(0)

import { z } from 'zod'
import { storableNames } from '@/lib/core/storable'

/** Stored at `setup/variables/{NAME}`: a setting as its text, or, of a secret, what `sealed` made of it. */
export const variableSchema = z.string().min(1)
/** Stored at `setup/variableChanges`: how often they were changed. */
export const variableChangesSchema = z.int().min(0)

const nameSchema = z.enum(storableNames)
/** Long enough for a private key. */
const LONGEST = 8192

/** Body of `PUT /api/admin/setup/variables`: '' or null lets go of a setting. */
export const variablesChangeSchema = z.strictObject({
  values: z
    .partialRecord(nameSchema, z.string().trim().max(LONGEST).nullable())
    .refine((values) => Object.keys(values).length > 0, 'required'),
})
export type VariablesChange = z.infer<typeof variablesChangeSchema>['values']

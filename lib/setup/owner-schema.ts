import { z } from 'zod'
import { ownerSchema } from '@/lib/legal/schema'

const numbers = z.object({ vatId: z.string().optional(), taxNumber: z.string().optional() })

/** § 14 Abs. 4 Nr. 2 UStG. */
function hasTaxNumber(fields: unknown): boolean {
  const { data } = numbers.safeParse(fields)
  return !data || data.vatId !== undefined || data.taxNumber !== undefined
}

/** Body of `PUT /api/admin/setup/owner`: the owner, and the number of changes when it was read. */
export const ownerChangeSchema = ownerSchema
  .extend({
    revision: z.int().min(0),
    /** Required if the name or the legal form changes. */
    person: z.enum(['same', 'other'], 'owner_person').optional(),
  })
  .refine(hasTaxNumber, { path: ['taxNumber'], error: 'owner_tax_number', when: () => true })
export type OwnerChange = z.infer<typeof ownerChangeSchema>

export const ownerStateSchema = z.object({ revision: z.int() })

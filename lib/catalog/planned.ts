import { z } from 'zod'
import { berlinTimeSchema, draftSchema, priceSchema, publicationSchema } from './schema'

/** Stored at `presets/{id}/planned`; times in ms. */
export const plannedSchema = z.object({
  at: z.int(),
  task: z.string(),
  /** The admin, as `actorOf` says. */
  by: z.string(),
  draft: draftSchema,
  price: priceSchema.exactOptional(),
  text: z.string().exactOptional(),
  isRepair: z.boolean().exactOptional(),
})
export type Planned = z.infer<typeof plannedSchema>

/** Body of `PUT /api/admin/presets/[id]/plan`: a publication to come; without a time, it is taken back. */
export const planChangeSchema = publicationSchema.extend({ at: berlinTimeSchema.nullable() })
export type PlanChange = z.infer<typeof planChangeSchema>

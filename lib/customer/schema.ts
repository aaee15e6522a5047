import * as z from 'zod/mini'

/** What `GET /api/account/presets` answers: the presets of an account, and the order that opens the files of each. */
export const ownPresetsSchema = z.object({
  presets: z.array(z.object({ id: z.string(), orderId: z.string() })),
})
export type OwnPresets = z.infer<typeof ownPresetsSchema>

import * as z from 'zod/mini'

/** Answer of `GET /api/account/presets`: an account's presets, each with the order that grants the files. */
export const ownPresetsSchema = z.object({
  presets: z.array(z.object({ id: z.string(), orderId: z.string() })),
})
export type OwnPresets = z.infer<typeof ownPresetsSchema>

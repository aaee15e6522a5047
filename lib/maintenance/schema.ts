import { z } from 'zod'

/** Longest PIN that the dialog takes, in characters. */
export const PIN_LENGTH = 16

/** Body of `POST /api/maintenance/unlock`. */
export const unlockRequestSchema = z.strictObject({ pin: z.string().max(PIN_LENGTH) })

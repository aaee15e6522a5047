import { z } from 'zod'
import { PIN_LENGTH } from './pin-length'

/** Body of `POST /api/maintenance/unlock`. */
export const unlockRequestSchema = z.strictObject({ pin: z.string().max(PIN_LENGTH) })

import { z } from 'zod'
import { PIN_LENGTH } from './pin-length'

/** Body of `POST /api/maintenance/unlock`; signed-in admins need no PIN. */
export const unlockRequestSchema = z.strictObject({ pin: z.string().max(PIN_LENGTH).exactOptional() })

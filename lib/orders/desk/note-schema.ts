import { z } from 'zod'
import { plainLines } from '@/lib/core/text/plain-lines'
import { NOTE_LENGTH } from '../schema'

/** Body of `PUT /api/admin/orders/[orderId]/note`. */
export const noteRequestSchema = z.strictObject({
  note: plainLines.refine((note) => note.length <= NOTE_LENGTH, 'note_too_long'),
})

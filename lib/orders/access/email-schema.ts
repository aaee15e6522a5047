import { z } from 'zod'

/** The buyer's e-mail address. */
export const emailSchema = z
  .string('email_required')
  .trim()
  .min(1, 'email_required')
  .max(254)
  .pipe(z.email('email'))

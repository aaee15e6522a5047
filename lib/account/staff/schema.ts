import { z } from 'zod'
import { emailSchema } from '@/lib/core/text/email-schema'
import { deskRoles } from '../desk-roles'

const role = z.enum(deskRoles)

/** An invitation to the desk, at `invitations/{hash of the address}`, so that an address has one at most; times in ms. */
export const invitationSchema = z.object({
  email: z.string(),
  /** As addresses are compared, see `addressKey`. */
  emailKey: z.string(),
  role,
  /** In the form of `actorOf`. */
  by: z.string(),
  at: z.int(),
  until: z.int(),
  /** Distinguishes it from invitations that it replaced: a link is valid for one of them only. */
  nonce: z.string(),
  /** The account that has accepted and is about to get the role. */
  acceptedBy: z.string().exactOptional(),
})
export type Invitation = z.infer<typeof invitationSchema>

export const invitationRequestSchema = z.strictObject({ email: emailSchema, role })

/** The mail address is in no page's or call's address, because those are logged. */
export const withdrawalRequestSchema = z.strictObject({ email: z.string().max(500) })

export const acceptanceSchema = z.strictObject({ token: z.string().min(1).max(1024) })

export const roleRequestSchema = z.strictObject({ role })

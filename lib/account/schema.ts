import { z } from 'zod'
import { emailSchema } from '@/lib/core/text/email-schema'
import { plainLine } from '@/lib/core/text/plain-line'
import { byRole } from './desk-roles'

export const sessionUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  /** Plain text; '' if the account has none. */
  displayName: z.string(),
  photoURL: z.string().nullable(),
  emailVerified: z.boolean(),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

export const avatarKeys = [
  'headphones',
  'wave',
  'meter',
  'joystick',
  'dice',
  'crown',
  'bolt',
  'moon',
] as const
export type AvatarKey = (typeof avatarKeys)[number]

export const AVATAR_MAX_BYTES = 64 * 1024
/** Largest width and height of an uploaded picture, in pixels. */
export const AVATAR_MAX_PIXELS = 1024
const BASE64_LENGTH = Math.ceil(AVATAR_MAX_BYTES / 3) * 4

const avatarDataUrl = z
  .string()
  .max('data:image/jpeg;base64,'.length + BASE64_LENGTH, 'avatar_too_large')
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'avatar_type')

/** Stored at `users/{uid}/avatar`: a built-in picture's key, or an uploaded one as a data URL. */
export const avatarSchema = z.union([z.enum(avatarKeys), avatarDataUrl])
export type Avatar = z.infer<typeof avatarSchema>

export const firstAdminRequestSchema = z.strictObject({ token: z.string().max(100) })

export const avatarRequestSchema = z.strictObject({ avatar: z.string('avatar_type').max(96 * 1024) })

export const NAME_LENGTH = 120

const name = plainLine().max(NAME_LENGTH, 'name_too_long')

/** '' clears the name. */
export const nameRequestSchema = z.strictObject({ name })

/** In characters. */
export const PASSWORD_MIN_LENGTH = 10
export const PASSWORD_MAX_LENGTH = 128
/** An upper bound above any allowed length, in UTF-16 code units; `requireGoodPassword` enforces the actual maximum. */
const password = z.string('password').min(1, 'password').max(1024, 'password_long')
const token = z.string().min(1).max(1024)

export const signInRequestSchema = z.strictObject({ email: emailSchema, password })

export const registrationRequestSchema = z.strictObject({ email: emailSchema, password, name })

export const linkPasswordRequestSchema = z.strictObject({ token, password })

export const addressRequestSchema = z.strictObject({ email: emailSchema })

export const linkRequestSchema = z.strictObject({ token })

export const passwordRequestSchema = z.strictObject({ current: password, next: password })

const rolesSchema = z.object({
  ...byRole(() => z.boolean()),
  partner: z.boolean(),
})
export type Roles = z.infer<typeof rolesSchema>

export const accountSchema = sessionUserSchema.extend({ avatar: z.string().nullable(), roles: rolesSchema })

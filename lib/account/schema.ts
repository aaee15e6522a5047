import { z } from 'zod'
import { plainLine } from '@/lib/core/text/plain-line'

/** The signed-in user, as sent to the browser. */
export const sessionUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  /** Plain text; '' if the account has none. */
  displayName: z.string(),
  photoURL: z.string().nullable(),
  emailVerified: z.boolean(),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

/** Keys of the built-in pictures. */
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

/** Largest uploaded picture, in bytes. */
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

/** Body of `POST /api/session`. */
export const sessionRequestSchema = z.strictObject({ idToken: z.string().min(1).max(8192) })

/** Body of `POST /api/account/first-admin`. */
export const firstAdminRequestSchema = z.strictObject({ token: z.string().max(100) })

/** Body of `PUT /api/account/avatar`. */
export const avatarRequestSchema = z.strictObject({ avatar: z.string('avatar_type').max(96 * 1024) })

/** Longest name, in characters. */
export const NAME_LENGTH = 120

/** Body of `PUT /api/account/name`; '' clears the name. */
export const nameRequestSchema = z.strictObject({
  name: plainLine().max(NAME_LENGTH, 'name_too_long'),
})

/** Areas open to the user. */
const rolesSchema = z.object({ admin: z.boolean(), support: z.boolean(), partner: z.boolean() })
export type Roles = z.infer<typeof rolesSchema>

/** Answer of `GET /api/account`. */
export const accountSchema = sessionUserSchema.extend({ avatar: z.string().nullable(), roles: rolesSchema })

/** Answer of `GET /api/session/config`, for the browser's Firebase SDK. */
export const signInConfigSchema = z.object({
  apiKey: z.string(),
  authDomain: z.string().exactOptional(),
  projectId: z.string(),
  /** Only with the local sign-in service. */
  emulatorUrl: z.string().exactOptional(),
})
export type SignInConfig = z.infer<typeof signInConfigSchema>

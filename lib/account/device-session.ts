import { z } from 'zod'

/** The longest that a session lasts. */
export const SESSION_SECONDS = 5 * 24 * 60 * 60

/** A sign-in on a device; times in ms. */
export const deviceSessionSchema = z.object({
  at: z.int(),
  /** When it ends by itself. */
  until: z.int(),
  /** See `deviceOf`. */
  device: z.string(),
})

/** What is stored with a session beside: when its owner has last proved who they are, see `OpenSession`. */
export const provedShape = {
  /** Missing as long as that was only as it began. */
  provedAt: z.int().exactOptional(),
  factorAt: z.int().exactOptional(),
}

/** The changes at a session's path by which its owner has proved at a time (ms) who they are. */
export function proofFields(at: number, withFactor: boolean) {
  return { provedAt: at, ...(withFactor ? { factorAt: at } : {}) }
}

export type DeviceSession = z.infer<typeof deviceSessionSchema>

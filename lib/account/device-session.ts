import { z } from 'zod'

export const SESSION_SECONDS = 5 * 24 * 60 * 60

/** A sign-in on a device; times in ms. */
export const deviceSessionSchema = z.object({
  at: z.int(),
  until: z.int(),
  /** See `deviceOf`. */
  device: z.string(),
})

/** When the user last proved their identity, see `OpenSession`. */
export const provedShape = {
  /** Missing while the only proof was the sign-in that began the session. */
  provedAt: z.int().exactOptional(),
  factorAt: z.int().exactOptional(),
}

/** @param at in ms */
export function proofFields(at: number, withFactor: boolean) {
  return { provedAt: at, ...(withFactor ? { factorAt: at } : {}) }
}

export type DeviceSession = z.infer<typeof deviceSessionSchema>

import { z } from 'zod'

const digestSchema = z.enum(['daily', 'weekly', 'monthly'])
export type Digest = z.infer<typeof digestSchema>

/**
 * `gone`: Discord refuses the address; `forum`: a forum's, and names no thread; `thread`: deleted or locked;
 * `refused`: its channel takes no such message; `away`: Discord does not answer. Only `away` ends without the
 * partner.
 */
const discordFailureSchema = z.enum(['gone', 'forum', 'thread', 'refused', 'away'])
export type DiscordFailure = z.infer<typeof discordFailureSchema>

const colourSchema = z.string('colour').regex(/^#[0-9a-f]{6}$/, 'colour')

/** Without colours it uses those of the sold preset. */
export const overlayLookSchema = z.strictObject({
  colours: z.strictObject({ ground: colourSchema, ink: colourSchema }).exactOptional(),
  sound: z.boolean(),
})
export type OverlayLook = z.infer<typeof overlayLookSchema>

/** A sale that overlays show, by its id or that of a test; `at` in ms. */
const shownSaleSchema = z.object({
  at: z.int(),
  presetId: z.string().exactOptional(),
  byCode: z.literal(true).exactOptional(),
  /** A test by the partner: no sale. */
  isTrial: z.literal(true).exactOptional(),
})
export type ShownSale = z.infer<typeof shownSaleSchema>

/** Of a day; `earnings` in cents. */
const announcedSchema = z.object({ sales: z.int().default(0), earnings: z.int().default(0) })

const summedSchema = announcedSchema.extend({ from: z.string(), to: z.string() })
export type Summed = z.infer<typeof summedSchema>

/** Stored at `partnerNotices/{uid}`; contains nothing about buyers. */
export const noticesSchema = z.object({
  /** Never if missing. */
  digest: digestSchema.exactOptional(),
  /** For the next mail, by day. */
  announced: z.record(z.string(), announcedSchema).exactOptional(),
  /** Reported by the latest mails, by mail id. */
  summed: z.record(z.string(), summedSchema).exactOptional(),
  /** Id and token, sealed. */
  discord: z.string().exactOptional(),
  /** May be shown. */
  discordHint: z.string().exactOptional(),
  discordFailure: discordFailureSchema.exactOptional(),
  /** Posted, or being posted, by the hour since 1970; only of the last one with any. */
  posted: z.record(z.string(), z.int()).exactOptional(),
  /** SHA-256 of the secret in the overlay's address. */
  overlay: z.string().exactOptional(),
  /** The secret is derived from it. */
  overlaySeed: z.string().exactOptional(),
  look: overlayLookSchema.exactOptional(),
  shown: z.record(z.string(), shownSaleSchema).exactOptional(),
})
export type Notices = z.infer<typeof noticesSchema>

/** For a copy of the partner's data: no secret. */
export const copiedNoticesSchema = noticesSchema.omit({ discord: true, overlay: true, overlaySeed: true })

export const digestRequestSchema = z.strictObject({ digest: digestSchema.nullable() })

/**
 * In the forms that Discord gives: id, token and a thread. Only these are kept, and sent only to Discord's own
 * address, so a webhook cannot be used to reach any other server.
 */
export const WEBHOOK =
  /^https:\/\/(?:(?:canary|ptb|www)\.)?discord(?:app)?\.com\/api(?:\/v\d{1,2})?\/webhooks\/(\d{15,20})\/([\w-]{40,120})\/?(?:\?(?:wait=(?:true|false)&?)?(?:thread_id=(\d{15,20})(?:&wait=(?:true|false))?)?)?$/

export const discordRequestSchema = z.strictObject({
  address: z.string('required').trim().min(1, 'required').regex(WEBHOOK, 'discord_address'),
})

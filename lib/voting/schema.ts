import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'
import { idPattern } from '@/lib/core/ids'
import { plainText } from '@/lib/core/text/plain-text'
import { gameKey } from './game-key'

/** Votes that an account has; each can be moved at any time. */
export const MOST_VOTES = 3
/** Games that an account may suggest in a day. */
export const MOST_SUGGESTED = 10
export const GAME_LENGTH = 60

const LINK =
  /:\/\/|www\.|@|\.(?:com|net|org|de|info|biz|shop|xyz|ru|eu|gg|tv|me|to|ly|app|link|online|site|top)(?!\p{L})/iu

export const suggestionIdSchema = z.string().regex(idPattern('suggestion'))
export const suggestionStatusSchema = z.enum(['open', 'started', 'released', 'hidden'])
export type SuggestionStatus = z.infer<typeof suggestionStatusSchema>

/** A game that somebody wants a preset for, as stored at `suggestions/{id}`; times in ms. */
export const suggestionSchema = z.object({
  id: suggestionIdSchema,
  game: z.string(),
  /** As `gameKey` makes it. */
  key: z.string(),
  status: suggestionStatusSchema,
  /** Votes that are given for it now: as many as `suggestionVoters/{id}` has entries. */
  votes: z.int().min(0),
  /** Of a released one: the votes that it had then. Its voters get theirs back. */
  finalVotes: z.int().min(0).exactOptional(),
  createdAt: z.int(),
  /** Of a released one: what was made for it. */
  presetId: presetIdSchema.exactOptional(),
  /** What this one is the same as; its votes are moved there. */
  mergedInto: suggestionIdSchema.exactOptional(),
  /** How often it has changed; each change is written once. */
  changes: z.int().min(0),
})
export type Suggestion = z.infer<typeof suggestionSchema>

/** What an account has voted for, as stored at `voters/{uid}`; times in ms. */
export const voterSchema = z.object({
  /** As with suggestions. */
  changes: z.int().min(0).default(0),
  /** By suggestion, since when. */
  votes: z.record(z.string(), z.int()).default({}),
  /** Whether this account wants no mails about what it has voted for. */
  noMails: z.literal(true).exactOptional(),
  /** The last day on which it has suggested a game, and how many on that day. */
  suggestedOn: z.iso.date().exactOptional(),
  suggested: z.int().exactOptional(),
})
export type Voter = z.infer<typeof voterSchema>

const gameSchema = z
  .string()
  .trim()
  .min(1, 'required')
  .max(GAME_LENGTH, 'game_too_long')
  .regex(plainText, 'control_characters')
  .refine((game) => !LINK.test(game), 'game_link')
  .refine((game) => game === '' || gameKey(game) !== '', 'game_letters')

/** Body of `POST /api/suggestions`. */
export const suggestionRequestSchema = z.strictObject({ game: gameSchema })

/** What became of a wish: a new suggestion, a vote for one that was there, or a preset that there is already. */
export const suggestionAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['added', 'voted']), id: suggestionIdSchema, game: z.string() }),
  z.object({ outcome: z.literal('preset'), presetId: presetIdSchema, game: z.string(), name: z.string() }),
])
export type SuggestionAnswer = z.infer<typeof suggestionAnswerSchema>

/** The dynamic part of a suggestion's addresses. */
export const suggestionParams = z.object({ id: suggestionIdSchema })

/** Body of `PUT /api/suggestions/mails`. */
export const voteMailsSchema = z.strictObject({ wanted: z.boolean() })

/** Body of `PUT /api/admin/suggestions/[id]`: another name, or another state, which for `released` has its preset. */
export const suggestionChangeSchema = z.union([
  z.strictObject({ game: gameSchema }),
  z.strictObject({ status: suggestionStatusSchema, presetId: z.string().optional() }),
])
export type SuggestionChange = z.infer<typeof suggestionChangeSchema>

/** Body of `POST /api/admin/suggestions/[id]/merge`: how the other one is called. */
export const mergeSchema = z.strictObject({ into: z.string().trim().min(1, 'required') })

import { z } from 'zod'
import { presetIdSchema } from '@/lib/catalog/schema'
import { idPattern } from '@/lib/core/ids'
import { plainLine } from '@/lib/core/text/plain-line'
import { plainWords } from '@/lib/core/text/plain-text'
import { headsetIdSchema } from '@/lib/headsets/schema'

/** Votes per account; each can be moved at any time. */
export const MOST_VOTES = 3
/** Games and headsets an account may suggest per day. */
export const MOST_SUGGESTED = 10
export const GAME_LENGTH = 60

const LINK =
  /:\/\/|www\.|@|\.(?:com|net|org|de|info|biz|shop|xyz|ru|eu|gg|tv|me|to|ly|app|link|online|site|top)(?!\p{L})/iu

export const suggestionIdSchema = z.string().regex(idPattern('suggestion'))
export const suggestionStatusSchema = z.enum(['open', 'started', 'released', 'hidden'])
export type SuggestionStatus = z.infer<typeof suggestionStatusSchema>

const suggestionKinds = ['game', 'headset'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** What someone wants a preset or a correction for, at `suggestions/{id}`; times in ms. */
export const suggestionSchema = z.object({
  id: suggestionIdSchema,
  /** Missing for games. */
  kind: z.literal('headset').exactOptional(),
  game: z.string(),
  /** See `keyOf`. */
  key: z.string(),
  status: suggestionStatusSchema,
  /** The number of entries in `suggestionVoters/{id}`. */
  votes: z.int().min(0),
  /** Once released: the votes then, since voters get theirs back. */
  finalVotes: z.int().min(0).exactOptional(),
  createdAt: z.int(),
  /** Once released. */
  presetId: presetIdSchema.exactOptional(),
  /** Once released. */
  headsetId: z.exactOptional(headsetIdSchema),
  /** Its votes are moved there. */
  mergedInto: suggestionIdSchema.exactOptional(),
  /** Each number is used once. */
  changes: z.int().min(0),
})
export type Suggestion = z.infer<typeof suggestionSchema>

/** An account's votes, stored at `voters/{uid}`; times in ms. */
export const voterSchema = z.object({
  changes: z.int().min(0).default(0),
  /** When, by suggestion. */
  votes: z.record(z.string(), z.int()).default({}),
  noMails: z.literal(true).exactOptional(),
  suggestedOn: z.iso.date().exactOptional(),
  suggested: z.int().exactOptional(),
})
export type Voter = z.infer<typeof voterSchema>

const gameSchema = plainLine()
  .min(1, 'required')
  .max(GAME_LENGTH, 'game_too_long')
  .refine((game) => !LINK.test(game), 'game_link')
  .refine((game) => game === '' || gameKey(game) !== '', 'game_letters')

export const suggestionRequestSchema = z.strictObject({
  game: gameSchema,
  kind: z.enum(suggestionKinds).exactOptional(),
})

/** A new suggestion, a vote for an existing one, or an existing preset or headset. */
export const suggestionAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['added', 'voted']), id: suggestionIdSchema, game: z.string() }),
  z.object({ outcome: z.literal('preset'), presetId: presetIdSchema, game: z.string(), name: z.string() }),
  z.object({ outcome: z.literal('headset'), headsetId: headsetIdSchema, game: z.string() }),
])
export type SuggestionAnswer = z.infer<typeof suggestionAnswerSchema>

export const suggestionParams = z.object({ id: suggestionIdSchema })

export const voteMailsSchema = z.strictObject({ wanted: z.boolean() })

/** Body of `PUT /api/admin/suggestions/[id]`; `released` includes the preset, or the headset's name. */
export const suggestionChangeSchema = z.union([
  z.strictObject({ game: gameSchema }),
  z.strictObject({
    status: suggestionStatusSchema,
    presetId: z.string().optional(),
    headset: z.string().optional(),
  }),
])
export type SuggestionChange = z.infer<typeof suggestionChangeSchema>

/** Body of `POST /api/admin/suggestions/[id]/merge`: the name of the target. */
export const mergeSchema = z.strictObject({ into: z.string().trim().min(1, 'required') })

/** However spelled: its letters and digits as normalised by the catalogue's search; '' if there are none. */
export function gameKey(game: string): string {
  return plainWords(game).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** No game's key has a hyphen; `Arctis 7+` is another model than `Arctis 7`. */
export function keyOf(kind: SuggestionKind, name: string): string {
  return kind === 'game' ? gameKey(name) : `headset-${gameKey(name.replaceAll('+', ' plus '))}`
}

export function kindOf({ kind }: Pick<Suggestion, 'kind'>): SuggestionKind {
  return kind ?? 'game'
}

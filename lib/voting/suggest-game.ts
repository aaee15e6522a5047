import type { SessionUser } from '@/lib/account/schema'
import { findPreset } from '@/lib/catalog/catalog'
import { dayOf, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { inTurn } from '@/lib/core/in-turn'
import { log } from '@/lib/core/log'
import { findHeadset } from '@/lib/headsets/current-headsets'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getVoter, idOfSubject, presentSuggestion, suggestionWritten, subjectTaken } from './data'
import { knownSubject } from './known-subject'
import {
  MOST_SUGGESTED,
  type Suggestion,
  type SuggestionAnswer,
  type SuggestionKind,
  type Voter,
} from './schema'
import { vote, voteGiven } from './vote'

type Suggester = Pick<SessionUser, 'uid' | 'emailVerified'>

/**
 * And votes for it, in one write; a suggested one gets the vote, and nothing is written if the shop has it.
 * @param game as parsed by `suggestionRequestSchema`
 * @throws ShopError `email_unverified`, `votes_spent`, `suggestions_spent`; `suggestion_closed` if the desk has
 * hidden it
 */
export async function suggestGame(
  store: Store,
  user: Suggester,
  game: string,
  kind: SuggestionKind = 'game',
): Promise<SuggestionAnswer> {
  if (!user.emailVerified) throw new ShopError('email_unverified')
  const { key, preset, headset } = await knownSubject(store, kind, game)
  if (preset) return { outcome: 'preset', presetId: preset.id, game: preset.game, name: preset.name }
  if (headset) return { outcome: 'headset', headsetId: headset.id, game: headset.name }
  const known = await inTurn(`suggestion ${key}`, () =>
    optimisticUpdate<string | Suggestion>(store, async () => {
      const owner = await idOfSubject(store, key)
      return owner === null
        ? suggestionAdded(store, user.uid, { game, key, ...(kind === 'headset' && { kind }) })
        : { result: owner }
    }),
  )
  if (typeof known === 'string') return voteForKnown(store, user, known)
  log().info({ suggestion: known.id, kind }, 'suggestion added')
  return { outcome: 'added', id: known.id, game }
}

async function suggestionAdded(
  store: Store,
  uid: string,
  named: Pick<Suggestion, 'kind' | 'game' | 'key'>,
): Promise<{ changes: Changes; result: Suggestion }> {
  const voter = await getVoter(store, uid)
  const id = newId('suggestion')
  const suggestion: Suggestion = { id, ...named, status: 'open', votes: 1, createdAt: now(), changes: 0 }
  const changes = {
    ...suggestionWritten(null, suggestion),
    ...subjectTaken(named.key, id),
    ...voteGiven(uid, voter, suggestion, suggestedOnceMore(voter)),
  }
  return { changes, result: suggestion }
}

async function voteForKnown(store: Store, user: Suggester, known: string): Promise<SuggestionAnswer> {
  const suggestion = await presentSuggestion(store, known)
  if (!suggestion || suggestion.status === 'hidden') throw new ShopError('suggestion_closed')
  const { id, game, presetId, headsetId, status } = suggestion
  const preset = status === 'released' && presetId !== undefined ? findPreset(presetId) : undefined
  if (preset?.active) return { outcome: 'preset', presetId: preset.id, game, name: preset.name }
  const isReleased = status === 'released' && headsetId !== undefined
  if (isReleased && (await findHeadset(store, headsetId))) return { outcome: 'headset', headsetId, game }
  await vote(store, user, id)
  return { outcome: 'voted', id, game }
}

function suggestedOnceMore({ suggestedOn, suggested = 0 }: Voter): Partial<Voter> {
  const today = dayOf(now())
  const count = suggestedOn === today ? suggested + 1 : 1
  if (count > MOST_SUGGESTED) throw new ShopError('suggestions_spent')
  return { suggestedOn: today, suggested: count }
}

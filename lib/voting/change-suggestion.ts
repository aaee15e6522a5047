import 'server-only'
import { findPreset } from '@/lib/catalog/catalog'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { changedFields } from '@/lib/journal/changed-fields'
import { journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import messages from '@/messages/de.json'
import { gameTaken, getSuggestion, idOfGame, presentSuggestion, suggestionWritten } from './data'
import { knownGame } from './known-game'
import type { Suggestion, SuggestionChange } from './schema'

/**
 * Renames a suggestion or changes its state, with a journal entry. On release, a task tells its voters and
 * returns their votes.
 * @throws ShopError `not_found`, `suggestion_there` if the game has another suggestion; `invalid_input` if
 * `released` names no preset
 */
export async function changeSuggestion(
  store: Store,
  id: string,
  change: SuggestionChange,
  actor: string,
): Promise<void> {
  const isChanged = await optimisticUpdate(store, async () => {
    const before = await getSuggestion(store, id)
    if (!before || before.mergedInto !== undefined) throw new ShopError('not_found')
    const { after, further } =
      'game' in change ? await renamed(store, before, change.game) : broughtInto(before, change)
    const changed = changedFields(fieldsOf(before), fieldsOf(after))
    if (!changed) return { result: false }
    const changes: Changes = {
      ...suggestionWritten(before, after),
      ...further,
      ...journalAdded({ actor, act: 'suggestion-changed', subject: `suggestions/${id}`, ...changed }),
    }
    return { changes, result: true }
  })
  if (isChanged) log().info({ suggestion: id, actor }, 'suggestion changed')
}

interface Changed {
  after: Suggestion
  further: Changes
}

/** Fields the desk can change. */
const fieldsOf = ({ game, status, presetId = '' }: Suggestion) => ({ game, status, presetId })

async function renamed(store: Store, before: Suggestion, game: string): Promise<Changed> {
  const { key } = knownGame(game)
  const taken = await idOfGame(store, key)
  const owner = taken === null ? null : await presentSuggestion(store, taken)
  if (owner && owner.id !== before.id) throw new ShopError('suggestion_there')
  return { after: { ...before, game, key }, further: taken === null ? gameTaken(key, before.id) : {} }
}

function broughtInto(
  before: Suggestion,
  { status, presetId }: Exclude<SuggestionChange, { game: string }>,
): Changed {
  if (status !== 'released') {
    const after = { ...before, status }
    delete after.presetId
    delete after.finalVotes
    return { after, further: {} }
  }
  const preset = presetId === undefined ? undefined : findPreset(presetId)
  if (!preset) throw new ShopError('invalid_input', { fields: { presetId: messages.fields.required } })
  return {
    after: { ...before, status, presetId: preset.id, finalVotes: before.finalVotes ?? before.votes },
    further: before.status === 'released' ? {} : taskAdded('tell-voters', before.id).changes,
  }
}

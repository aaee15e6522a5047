import { findPreset } from '@/lib/catalog/catalog'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { changedFields, journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { tFields } from '@/messages/texts'
import { getSuggestion, idOfSubject, presentSuggestion, suggestionWritten, subjectTaken } from './data'
import { headsetCalled, knownSubject } from './known-subject'
import { kindOf, type Suggestion, type SuggestionChange } from './schema'

/**
 * With a journal entry. On release, a task notifies the voters and returns their votes.
 * @throws ShopError `not_found`; `suggestion_there` if another has the name; `invalid_input` if `released` names no
 * preset, or no published headset
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
      'game' in change ? await renamed(store, before, change.game) : await broughtInto(store, before, change)
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

const fieldsOf = ({ game, status, presetId = '', headsetId = '' }: Suggestion) => ({
  game,
  status,
  presetId,
  headsetId,
})

async function renamed(store: Store, before: Suggestion, game: string): Promise<Changed> {
  const { key } = await knownSubject(store, kindOf(before), game)
  const taken = await idOfSubject(store, key)
  const owner = taken === null ? null : await presentSuggestion(store, taken)
  if (owner && owner.id !== before.id) throw new ShopError('suggestion_there')
  return { after: { ...before, game, key }, further: taken === null ? subjectTaken(key, before.id) : {} }
}

type StateChange = Exclude<SuggestionChange, { game: string }>

async function broughtInto(store: Store, before: Suggestion, change: StateChange): Promise<Changed> {
  const { status } = change
  if (status !== 'released') {
    const after = { ...before, status }
    delete after.presetId
    delete after.headsetId
    delete after.finalVotes
    return { after, further: {} }
  }
  const made = before.kind === 'headset' ? await headsetOf(store, change) : presetOf(change)
  return {
    after: { ...before, status, ...made, finalVotes: before.finalVotes ?? before.votes },
    further: before.status === 'released' ? {} : taskAdded('tell-voters', before.id).changes,
  }
}

function presetOf({ presetId }: StateChange): Pick<Suggestion, 'presetId'> {
  const preset = presetId === undefined ? undefined : findPreset(presetId)
  if (!preset) throw new ShopError('invalid_input', { fields: { presetId: tFields('required') } })
  return { presetId: preset.id }
}

async function headsetOf(
  store: Store,
  { headset = '' }: StateChange,
): Promise<Pick<Suggestion, 'headsetId'>> {
  const found = await headsetCalled(store, headset)
  if (!found) throw new ShopError('invalid_input', { fields: { headset: tFields('headset_unlisted') } })
  return { headsetId: found.id }
}

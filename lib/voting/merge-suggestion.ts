import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { tFields } from '@/messages/texts'
import { getSuggestion, idOfSubject, presentSuggestion, suggestionWritten } from './data'
import { knownSubject } from './known-subject'
import { kindOf, type Suggestion } from './schema'

/**
 * It leaves the lists at once, its names lead to the other, and a task moves its votes. @param into the other's name
 * @throws ShopError `not_found`; `suggestion_closed` if its voters were notified; `invalid_input` if `into` names no
 * open suggestion of the same kind
 */
export async function mergeSuggestion(store: Store, id: string, into: string, actor: string): Promise<void> {
  const target = await optimisticUpdate(store, async () => {
    const suggestion = await getSuggestion(store, id)
    if (!suggestion || suggestion.mergedInto !== undefined) throw new ShopError('not_found')
    if (suggestion.status === 'released') throw new ShopError('suggestion_closed')
    const target = await targetOf(store, suggestion, into)
    const changes: Changes = {
      ...suggestionWritten(suggestion, { ...suggestion, status: 'hidden', mergedInto: target.id }),
      // Counts as a change of the target, too: otherwise two could be merged into each other concurrently.
      ...suggestionWritten(target, target),
      ...taskAdded('merge-votes', id).changes,
      ...journalAdded({
        actor,
        act: 'suggestion-merged',
        subject: `suggestions/${id}`,
        before: { game: suggestion.game },
        after: { game: target.game, id: target.id },
      }),
    }
    return { changes, result: target.id }
  })
  log().info({ suggestion: id, into: target, actor }, 'suggestion merged')
}

async function targetOf(store: Store, source: Suggestion, into: string): Promise<Suggestion> {
  const { key } = await knownSubject(store, kindOf(source), into)
  const found = await idOfSubject(store, key)
  const target = found === null ? null : await presentSuggestion(store, found)
  if (!target) throw refused('suggestion_unknown')
  if (target.id === source.id) throw refused('suggestion_same')
  if (target.status !== 'open' && target.status !== 'started') throw refused('suggestion_not_open')
  return target
}

function refused(why: 'suggestion_unknown' | 'suggestion_same' | 'suggestion_not_open'): ShopError {
  return new ShopError('invalid_input', { fields: { into: tFields(why) } })
}

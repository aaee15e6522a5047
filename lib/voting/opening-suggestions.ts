import { now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { inTurn } from '@/lib/core/in-turn'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { idOfSubject, subjectTaken, suggestionWritten } from './data'
import { knownSubject } from './known-subject'
import type { Suggestion, SuggestionKind } from './schema'

/** First ones first; the owner renames, hides and merges them at the desk. */
export const OPENING_SUGGESTIONS: readonly (readonly [kind: SuggestionKind, name: string])[] = [
  ['game', 'ARC Raiders'],
  ['game', 'Battlefield 6'],
  ['game', 'Hunt: Showdown 1896'],
  ['game', 'Marvel Rivals'],
  ['game', 'Rust'],
  ['game', 'DayZ'],
  ['game', 'THE FINALS'],
  ['game', 'Dead by Daylight'],
  ['game', 'Minecraft'],
  ['game', 'Phasmophobia'],
  ['headset', 'Turtle Beach Stealth 600 Gen 3'],
  ['headset', 'Razer BlackShark V3 Pro'],
  ['headset', 'Logitech G522 LIGHTSPEED'],
  ['headset', 'Sony INZONE H9 II'],
]

/** Puts them up for voting, without a vote of anybody. Twice is as once; what the shop has by now is left out. */
export async function suggestAtOpening(store: Store): Promise<void> {
  const openedAt = now()
  for (const [place, [kind, game]] of OPENING_SUGGESTIONS.entries()) {
    const { key, preset, headset } = await knownSubject(store, kind, game)
    if (preset ?? headset) continue
    const suggestion: Suggestion = {
      id: newId('suggestion'),
      ...(kind === 'headset' && { kind }),
      game,
      key,
      status: 'open',
      votes: 0,
      // Of those with equally many votes, the oldest comes first.
      createdAt: openedAt - OPENING_SUGGESTIONS.length + place,
      changes: 0,
    }
    await inTurn(`suggestion ${key}`, () =>
      optimisticUpdate(store, async () =>
        (await idOfSubject(store, key)) === null
          ? {
              changes: { ...suggestionWritten(null, suggestion), ...subjectTaken(key, suggestion.id) },
              result: undefined,
            }
          : { result: undefined },
      ),
    )
  }
}

import { now } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeSuggestion } from './change-suggestion'
import { listSuggestions } from './list-suggestions'
import { OPENING_SUGGESTIONS, suggestAtOpening } from './opening-suggestions'
import { suggestionRequestSchema } from './schema'
import { findingsOf, suggestionOf } from './testing/votes'

describe('the suggestions that a shop opens with', () => {
  const store = temporaryStore()
  const open = async () => (await listSuggestions(store(), 'open', { limit: 50 })).entries

  it('are in the order of the list, without a vote of anybody, and pass the audit', async () => {
    await suggestAtOpening(store())
    const entries = await open()
    expect(entries.map(({ kind = 'game', game }) => [kind, game])).toEqual(OPENING_SUGGESTIONS)
    expect(entries.filter(({ votes, createdAt }) => votes > 0 || createdAt > now())).toEqual([])
    expect(await findingsOf(store())).toEqual([])
  })

  it('are written once, and stay as the owner and visitors have changed them', async () => {
    const id = await suggestionOf(store(), 'Rust')
    await suggestAtOpening(store())
    const hidden = (await open()).find(({ game }) => game === 'Minecraft')?.id ?? ''
    await changeSuggestion(store(), hidden, { status: 'hidden' }, 'admin')
    await suggestAtOpening(store())
    const entries = await open()
    expect(entries).toHaveLength(OPENING_SUGGESTIONS.length - 1)
    expect(entries[0]).toMatchObject({ id, votes: 1 })
  })

  it('are names that a visitor could suggest', () => {
    for (const [kind, game] of OPENING_SUGGESTIONS)
      expect(suggestionRequestSchema.parse({ kind, game })).toEqual({ kind, game })
  })
})

import { suggestionWritten } from '@/lib/voting/data'
import { gameKey, type Suggestion } from '@/lib/voting/schema'
import type { Changes, Store } from '@/lib/store/store'
import type { MeasuredShop } from './measuring/measured-shop'
import type { Row } from './measuring/report'
import { pagesCompared } from './measuring/rows'
import { timePages } from './measuring/time-page'

const CUSTOMER = 'kunde@spielklang.example'
const BATCH = 500
const FIRST_SUGGESTED = Date.UTC(2026, 0, 1)
const FILLS = { few: fillSuggestions(10), many: fillSuggestions(100_000) }

/** The list, a later page of it, and a search. */
const PATHS = [
  '/abstimmen',
  `/abstimmen?vor=${encodeURIComponent('00000005!9')}`,
  '/abstimmen?suche=Spiel+7',
] as const

/**
 * Opens `/abstimmen` of a shop with 100,000 suggestions and of one with 10, alternately; then votes there and
 * withdraws the vote.
 */
export async function measureVoting(): Promise<Row[]> {
  const pages = await timePages({ email: CUSTOMER, paths: PATHS }, FILLS)
  const vote = { email: CUSTOMER, paths: [`/api/suggestions/${suggestionOf(5).id}/vote`] }
  const votes = await timePages(vote, FILLS, voteAndWithdraw)
  return pagesCompared([...pages, ...votes], '100,000 suggestions')
}

let visitors = 0

/** From another address each time, since calls are limited per address. */
async function voteAndWithdraw({ origin }: MeasuredShop, path: string, cookie: string): Promise<number> {
  const start = performance.now()
  for (const method of ['PUT', 'DELETE']) {
    visitors += 1
    const headers = { cookie, origin, 'x-forwarded-for': `81.2.${(visitors >> 8) & 255}.${visitors & 255}` }
    const answer = await fetch(origin + path, { method, headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
  }
  return performance.now() - start
}

function fillSuggestions(count: number) {
  return async (store: Store): Promise<void> => {
    for (let first = 0; first < count; first += BATCH) {
      const changes: Changes = {}
      for (let index = first; index < Math.min(first + BATCH, count); index += 1) {
        const suggestion = suggestionOf(index)
        changes[`suggestionKeys/${suggestion.key}`] = suggestion.id
        Object.assign(changes, suggestionWritten(null, suggestion))
      }
      await store.update(changes)
    }
  }
}

function suggestionOf(index: number): Suggestion {
  const createdAt = FIRST_SUGGESTED + index * 1000
  const game = `Spiel ${index}`
  const id = `suggestion_${createdAt}_${String(index).padStart(16, '0')}`
  return { id, game, key: gameKey(game), status: 'open', votes: index % 1000, createdAt, changes: 0 }
}

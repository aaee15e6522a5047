import { race, sharedStores } from '@/dev/database/killed-processes'
import { findingsOf, suggestionOf, votedBy, voterOf, votesOf } from './testing/votes'
import { vote } from './vote'
import { takeBackVote } from './take-back-vote'

const SCRIPT = 'lib/voting/testing/vote-often.ts'
const PATIENCE_MS = 180_000
const GAMES = ['Elden Ring', 'Factorio', 'Celeste', 'Outer Wilds', 'Tunic']

describe.each(sharedStores)('one account in two processes of which one is killed, on %s', (_, open) => {
  it(
    'has at most three votes, each counted once, and can go on',
    async () => {
      const { store, settings, end } = await open()
      try {
        const ids: string[] = []
        for (const game of GAMES) ids.push(await suggestionOf(store, game))
        const work = ['uid-1', ...ids]
        for (const killAfter of [40, 15]) {
          await race(settings, SCRIPT, [work, work], killAfter)
          expect((await votedBy(store, 'uid-1')).length).toBeLessThanOrEqual(3)
          expect(await findingsOf(store)).toEqual([])
        }
        for (const id of ids) await takeBackVote(store, 'uid-1', id)
        for (const id of ids.slice(0, 3)) await vote(store, voterOf('uid-1'), id)
        const counts = await Promise.all(ids.map((id) => votesOf(store, id)))
        expect(counts).toEqual([2, 2, 2, 1, 1])
        expect(await findingsOf(store)).toEqual([])
      } finally {
        await end()
      }
    },
    PATIENCE_MS,
  )
})

import { accountOnceKey } from '@/lib/core/server-secret'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { rankPath, getSuggestion, suggestionOnceKey } from './data'
import { findingsOf, suggestionOf, voterOf } from './testing/votes'
import { vote } from './vote'

describe('the audit of votes', () => {
  const store = temporaryStore()

  it('names every counter, vote, rank and name that differs', async () => {
    const id = await suggestionOf(store(), 'Elden Ring')
    await vote(store(), voterOf('uid-1'), id)
    const suggestion = await getSuggestion(store(), id)
    if (!suggestion) throw new Error('not there')
    const lost = 'suggestion_1780308000000_aaaaaaaaaaaaaaaa'
    await store().update({
      [`suggestions/${id}/votes`]: 5,
      [`suggestionVoters/${id}/uid-9`]: 1,
      [`suggestionKeys/nichts`]: lost,
      [rankPath(suggestion)]: null,
      'voters/uid-2': { changes: 'viel' },
      'voters/uid-3': { changes: 1, votes: { a: 1, b: 1, c: 1, d: 1 } },
      [`once/${suggestionOnceKey(suggestion)}`]: Date.now(),
      [`once/${accountOnceKey('voter', 'uid-1', 1)}`]: Date.now(),
    })
    const findings = await findingsOf(store())
    expect(findings.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'stuck_votes voters/uid-1',
      'broken voters/uid-2',
      'too_many_votes voters/uid-3',
      `stuck_votes suggestions/${id}`,
      'lost_suggestion suggestionKeys/nichts',
      `figure ${rankPath({ ...suggestion, votes: 5 })}`,
      `figure suggestions/${id}/votes`,
      ...['a', 'b', 'c', 'd'].map((voted) => `figure voters/uid-3/votes/${voted}`),
      `figure voters/uid-9/votes/${id}`,
    ])
  })
})

import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeSuggestion } from './change-suggestion'
import { getVoter } from './data'
import { ownVotes, votingData } from './own-votes'
import { findingsOf, suggestionOf, votedBy, voterOf, votesOf } from './testing/votes'
import { vote } from './vote'
import { takeBackVote } from './take-back-vote'
import { chooseMails, forgetVoter } from './voter'

const PRESSES = Array.from({ length: 100 }, (_, index) => index)
const ADMIN = 'admin uid-admin'

describe('a vote', () => {
  const store = temporaryStore()
  const games = async (count: number) => {
    const ids: string[] = []
    for (let n = 1; n <= count; n += 1) ids.push(await suggestionOf(store(), `Spiel ${n}`))
    return ids
  }
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  it('counts once under 100 concurrent requests of one account', async () => {
    const [id = ''] = await games(1)
    await Promise.all(PRESSES.map(() => vote(store(), voterOf('uid-1'), id)))
    expect(await votesOf(store(), id)).toBe(2)
    expect(await votedBy(store(), 'uid-1')).toEqual([id])
  })

  it('is one of three, even under concurrent requests', async () => {
    const ids = await games(10)
    const results = await Promise.allSettled(
      PRESSES.map((index) => vote(store(), voterOf('uid-1'), ids[index % 10] ?? '')),
    )
    expect(await votedBy(store(), 'uid-1')).toHaveLength(3)
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['votes_spent']))
  })

  it('of 100 accounts at once is counted for each', async () => {
    const [id = ''] = await games(1)
    await Promise.all(PRESSES.map((index) => vote(store(), voterOf(`uid-${index}`), id)))
    expect(await votesOf(store(), id)).toBe(101)
  })

  it('can be moved at any time', async () => {
    const ids = await games(4)
    for (const id of ids.slice(0, 3)) await vote(store(), voterOf('uid-1'), id)
    const [first = '', , , last = ''] = ids
    await expect(vote(store(), voterOf('uid-1'), last)).rejects.toMatchObject({ code: 'votes_spent' })
    await Promise.all(PRESSES.map(() => takeBackVote(store(), 'uid-1', first)))
    await vote(store(), voterOf('uid-1'), last)
    expect(await votedBy(store(), 'uid-1')).toEqual(ids.slice(1))
    expect(await Promise.all(ids.map((id) => votesOf(store(), id)))).toEqual([1, 2, 2, 2])
  })

  it('needs a verified address, and a suggestion that is open', async () => {
    const [id = '', hidden = '', released = ''] = await games(3)
    const unverified = { uid: 'uid-1', emailVerified: false }
    await expect(vote(store(), unverified, id)).rejects.toMatchObject({ code: 'email_unverified' })
    await changeSuggestion(store(), hidden, { status: 'hidden' }, ADMIN)
    await expect(vote(store(), voterOf('uid-1'), hidden)).rejects.toMatchObject({ code: 'not_found' })
    await changeSuggestion(store(), released, { status: 'released', presetId: 'cs2-schrittklar' }, ADMIN)
    await expect(vote(store(), voterOf('uid-1'), released)).rejects.toMatchObject({
      code: 'suggestion_closed',
    })
    const missing = 'suggestion_1780308000000_aaaaaaaaaaaaaaaa'
    await expect(vote(store(), voterOf('uid-1'), missing)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('can still be removed when the suggestion is hidden', async () => {
    const [id = ''] = await games(1)
    await vote(store(), voterOf('uid-1'), id)
    await changeSuggestion(store(), id, { status: 'hidden' }, ADMIN)
    expect(await ownVotes(store(), 'uid-1')).toMatchObject({ suggestions: [{ id }], free: 2 })
    await takeBackVote(store(), 'uid-1', id)
    expect(await ownVotes(store(), 'uid-1')).toMatchObject({ suggestions: [], free: 3 })
  })

  it('is part of an account’s download, and deleted with it', async () => {
    const [id = '', other = ''] = await games(2)
    await vote(store(), voterOf('uid-1'), id)
    await vote(store(), voterOf('uid-1'), other)
    await chooseMails(store(), 'uid-1', false)
    expect(await votingData(store(), 'uid-1')).toMatchObject({
      record: { votes: { [id]: expect.any(Number) }, noMails: true },
      games: { [id]: 'Spiel 1', [other]: 'Spiel 2' },
    })
    await chooseMails(store(), 'uid-1', true)
    expect(await getVoter(store(), 'uid-1')).not.toHaveProperty('noMails')
    await forgetVoter(store(), 'uid-1')
    await forgetVoter(store(), 'uid-1')
    expect(await store().get('voters/uid-1')).toBeNull()
    expect([await votesOf(store(), id), await votesOf(store(), other)]).toEqual([1, 1])
  })
})

import { signInEngine } from '@/lib/account/sign-in/sign-in-engine'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { entriesAbout } from '@/lib/journal/testing/entries'
import { findMails } from '@/lib/mail/data'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { runTasks } from '@/lib/tasks/run-tasks'
import { changeSuggestion } from './change-suggestion'
import { getSuggestion } from './data'
import { listSuggestions, searchSuggestions } from './list-suggestions'
import { voteReleasedMail } from './mails/vote-released'
import { mergeSuggestion } from './merge-suggestion'
import { mergeVotes } from './merge-votes'
import { suggestGame } from './suggest-game'
import { tellVoters } from './tell-voters'
import { findingsOf, suggestionOf, votedBy, voterOf, votesOf } from './testing/votes'
import { vote } from './vote'
import { takeBackVote } from './take-back-vote'
import { chooseMails } from './voter'

const ADMIN = 'admin uid-admin'
const PRESET = 'cs2-schrittklar'

describe('the desk', () => {
  const store = temporaryStore()
  const registered = temporaryAccounts(store)
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  /** One after the other, since passwords are hashed a few at a time. */
  const accounts = async (count: number) => {
    const all: Awaited<ReturnType<typeof registered.register>>[] = []
    while (all.length < count) all.push(await registered.register())
    return all
  }
  /** Runs two at once, like two processes of the shop. */
  const tasksDone = async () => {
    const handlers = { 'tell-voters': tellVoters, 'merge-votes': mergeVotes }
    const stops = [runTasks(store(), handlers, 10), runTasks(store(), handlers, 10)]
    await eventually(async () => {
      const tasks = Object.values(Object((await store().get('tasks')) ?? {}))
      expect(tasks.filter((task) => Object(task).kind !== 'mail')).toEqual([])
    })
    for (const stop of stops) await stop()
  }
  const mailedTo = async () =>
    (await findMails(store(), null, { limit: 1000 })).entries.map(({ to }) => to).sort()
  const acts = async (id: string) =>
    (await entriesAbout(store(), `suggestions/${id}`)).map(({ act, before, after }) => [act, before, after])

  it('notifies each voter of the preset once, and returns the vote', async () => {
    const users = await accounts(120)
    const id = await suggestionOf(store(), 'Elden Ring')
    for (const { uid } of users) await vote(store(), voterOf(uid), id)
    const [silent, unverified, gone] = users
    await chooseMails(store(), silent?.uid ?? '', false)
    await registered.change(unverified?.uid ?? '', { emailVerified: false })
    await signInEngine(store()).remove(gone?.uid ?? '')
    await changeSuggestion(store(), id, { status: 'released', presetId: PRESET }, ADMIN)
    await tasksDone()
    expect(await mailedTo()).toEqual(
      users
        .slice(3)
        .map(({ email }) => email)
        .sort(),
    )
    expect(await getSuggestion(store(), id)).toMatchObject({ votes: 0, finalVotes: 121, presetId: PRESET })
    expect(await votedBy(store(), users[5]?.uid ?? '')).toEqual([])
    const { entries } = await listSuggestions(store(), 'released', { limit: 10 })
    expect(entries.map(({ game }) => game)).toEqual(['Elden Ring'])

    const to = users[5]?.email ?? ''
    const mail = { id: '', to, template: 'vote-released', status: 'waiting', tries: 0, at: 0 } as const
    const content = await voteReleasedMail(store(), { ...mail, about: id })
    expect(JSON.stringify(content)).toContain(`/presets/${PRESET}`)
    await changeSuggestion(store(), id, { status: 'open' }, ADMIN)
    expect(await voteReleasedMail(store(), { ...mail, about: id })).toBeNull()
    expect(await getSuggestion(store(), id)).not.toHaveProperty('finalVotes')
  })

  it('mails no voter who opted out or left while the mail waited', async () => {
    const [silent, gone] = await accounts(2)
    const id = await suggestionOf(store(), 'Elden Ring')
    for (const user of [silent, gone]) await vote(store(), voterOf(user?.uid ?? ''), id)
    await changeSuggestion(store(), id, { status: 'released', presetId: PRESET }, ADMIN)
    await tasksDone()
    const { entries } = await findMails(store(), null, { limit: 10 })
    const drawn = () => Promise.all(entries.map((mail) => voteReleasedMail(store(), mail)))
    expect(await drawn()).toEqual([expect.anything(), expect.anything()])
    await chooseMails(store(), silent?.uid ?? '', false)
    await signInEngine(store()).remove(gone?.uid ?? '')
    expect(await drawn()).toEqual([null, null])
  })

  it('requires an existing preset to release a suggestion', async () => {
    const id = await suggestionOf(store(), 'Elden Ring')
    for (const presetId of [undefined, 'nichts']) {
      const change = { status: 'released' as const, ...(presetId !== undefined && { presetId }) }
      await expect(changeSuggestion(store(), id, change, ADMIN)).rejects.toMatchObject({
        fields: { presetId: expect.any(String) },
      })
    }
    expect(await acts(id)).toEqual([])
  })

  it('renames a suggestion, which its former name still leads to', async () => {
    const id = await suggestionOf(store(), 'Eldn Rnig')
    const other = await suggestionOf(store(), 'Factorio')
    await changeSuggestion(store(), id, { game: 'Elden Ring' }, ADMIN)
    await changeSuggestion(store(), id, { game: 'Elden Ring' }, ADMIN)
    expect(await acts(id)).toEqual([['suggestion-changed', { game: 'Eldn Rnig' }, { game: 'Elden Ring' }]])
    for (const game of ['eldn rnig', 'elden ring'])
      expect(await suggestGame(store(), voterOf('uid-1'), game)).toMatchObject({ outcome: 'voted', id })
    const found = async (text: string) =>
      (await searchSuggestions(store(), text, { limit: 5 })).entries.map(({ game }) => game)
    expect([await found('eldn'), await found('elden')]).toEqual([[], ['Elden Ring']])
    await expect(changeSuggestion(store(), other, { game: 'ELDEN RING' }, ADMIN)).rejects.toMatchObject({
      code: 'suggestion_there',
    })
  })

  it('merges two suggestions with correct counters at each step, and keeps one vote per account', async () => {
    const [source, target] = [await suggestionOf(store(), 'GTA 6'), await suggestionOf(store(), 'GTA VI')]
    const uids = Array.from({ length: 130 }, (_, index) => `uid-${index}`)
    for (const uid of uids) await vote(store(), voterOf(uid), source)
    for (const uid of uids.slice(0, 20)) await vote(store(), voterOf(uid), target)
    await mergeSuggestion(store(), source, 'gta vi', ADMIN)
    // Before its votes have been moved.
    await vote(store(), voterOf('uid-late'), source)
    await takeBackVote(store(), 'uid-129', source)
    expect(await findingsOf(store())).toEqual([])
    await tasksDone()
    expect([await votesOf(store(), source), await votesOf(store(), target)]).toEqual([0, 132])
    expect(await votedBy(store(), 'uid-0')).toEqual([target])
    expect(await votedBy(store(), 'uid-129')).toEqual([])
    expect(await suggestGame(store(), voterOf('uid-new'), 'GTA 6')).toMatchObject({ id: target })
    await takeBackVote(store(), 'uid-new', source)
    const { entries } = await listSuggestions(store(), 'open', { limit: 10 })
    expect(entries.map(({ id }) => id)).toEqual([target])
    expect(await acts(source)).toMatchObject([['suggestion-merged', { game: 'GTA 6' }, expect.anything()]])
  })

  it('drops a vote that is removed before the merge has moved it', async () => {
    const [source, target] = [await suggestionOf(store(), 'GTA 6'), await suggestionOf(store(), 'GTA VI')]
    for (const uid of ['uid-source', 'uid-both']) await vote(store(), voterOf(uid), source)
    await vote(store(), voterOf('uid-both'), target)
    await mergeSuggestion(store(), source, 'gta vi', ADMIN)
    for (const uid of ['uid-source', 'uid-both']) {
      await takeBackVote(store(), uid, target)
      expect(await votedBy(store(), uid)).toEqual([])
    }
    expect([await votesOf(store(), source), await votesOf(store(), target)]).toEqual([1, 1])
    expect(await findingsOf(store())).toEqual([])
    await tasksDone()
    expect([await votesOf(store(), source), await votesOf(store(), target)]).toEqual([0, 2])
    for (const uid of ['uid-source', 'uid-both']) expect(await votedBy(store(), uid)).toEqual([])
  })

  it('merges into open suggestions only, and never in a circle', async () => {
    const [one, other] = [await suggestionOf(store(), 'Eins'), await suggestionOf(store(), 'Zwei')]
    const refused = { fields: { into: expect.any(String) } }
    await expect(mergeSuggestion(store(), one, 'Drei', ADMIN)).rejects.toMatchObject(refused)
    await expect(mergeSuggestion(store(), one, 'eins', ADMIN)).rejects.toMatchObject(refused)
    const both = await Promise.allSettled([
      mergeSuggestion(store(), one, 'Zwei', ADMIN),
      mergeSuggestion(store(), other, 'Eins', ADMIN),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await tasksDone()
    const left = await listSuggestions(store(), 'open', { limit: 10 })
    expect(left.entries).toMatchObject([{ votes: 2 }])
  })

  it('notifies voters whose votes move to a suggestion released meanwhile', async () => {
    const [user] = await accounts(1)
    const [source, target] = [await suggestionOf(store(), 'Eins'), await suggestionOf(store(), 'Zwei')]
    await vote(store(), voterOf(user?.uid ?? ''), source)
    await mergeSuggestion(store(), source, 'Zwei', ADMIN)
    await changeSuggestion(store(), target, { status: 'released', presetId: PRESET }, ADMIN)
    await tasksDone()
    expect(await mailedTo()).toEqual([user?.email])
    expect([await votesOf(store(), source), await votesOf(store(), target)]).toEqual([0, 0])
  })
})

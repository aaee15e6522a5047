import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeSuggestion } from './change-suggestion'
import { listSuggestions, searchSuggestions } from './list-suggestions'
import { suggestionRequestSchema } from './schema'
import { suggestGame } from './suggest-game'
import { findingsOf, suggestionOf, votedBy, voterOf, votesOf } from './testing/votes'
import { vote } from './vote'
import { takeBackVote } from './take-back-vote'

const ADMIN = 'admin uid-admin'

describe('a suggested game', () => {
  const store = temporaryStore()
  afterEach(async () => {
    setClock()
    expect(await findingsOf(store())).toEqual([])
  })
  const suggest = (uid: string, game: string) => suggestGame(store(), voterOf(uid), game)
  const open = async (limit = 20, before?: string) =>
    listSuggestions(store(), 'open', { limit, ...(before !== undefined && { before }) })
  const found = async (text: string) =>
    (await searchSuggestions(store(), text, { limit: 10 })).entries.map(({ game }) => game).sort()

  it.each(['elden ring', 'ELDEN-RING', ' Éldèn  Ring! ', 'EldenRing', 'Ｅｌｄｅｎ Ｒｉｎｇ'])(
    'is the same however it is spelled: %j',
    async (other) => {
      const id = await suggestionOf(store(), 'Elden Ring')
      expect(await suggest('uid-2', other)).toEqual({ outcome: 'voted', id, game: 'Elden Ring' })
      expect(await votesOf(store(), id)).toBe(2)
    },
  )

  it('exists once when many suggest it at the same moment', async () => {
    const uids = Array.from({ length: 30 }, (_, index) => `uid-${index}`)
    const answers = await Promise.all(uids.map((uid) => suggest(uid, 'Elden Ring')))
    expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(1)
    const { entries } = await open()
    expect(entries).toMatchObject([{ game: 'Elden Ring', votes: 30 }])
  })

  it.each(['Counter-Strike 2', 'cs2', 'CS 2'])('that has a preset leads to it: %j', async (game) => {
    expect(await suggest('uid-1', game)).toMatchObject({ outcome: 'preset', presetId: 'cs2-schrittklar' })
    expect(await votedBy(store(), 'uid-1')).toEqual([])
  })

  it('leads to its preset once that is released', async () => {
    const id = await suggestionOf(store(), 'Elden Ring')
    await changeSuggestion(store(), id, { status: 'released', presetId: 'cs2-schrittklar' }, ADMIN)
    expect(await suggest('uid-2', 'elden ring')).toMatchObject({ outcome: 'preset', game: 'Elden Ring' })
  })

  it('uses one of three votes, and cannot come back once it is hidden', async () => {
    for (const game of ['Eins', 'Zwei', 'Drei']) await suggest('uid-1', game)
    await expect(suggest('uid-1', 'Vier')).rejects.toMatchObject({ code: 'votes_spent' })
    expect(await found('vier')).toEqual([])
    const unverified = { uid: 'uid-2', emailVerified: false }
    await expect(suggestGame(store(), unverified, 'Fünf')).rejects.toMatchObject({ code: 'email_unverified' })
    const id = await suggestionOf(store(), 'Unfug')
    await changeSuggestion(store(), id, { status: 'hidden' }, ADMIN)
    await expect(suggest('uid-3', 'unfug')).rejects.toMatchObject({ code: 'suggestion_closed' })
  })

  it('is one of ten that an account may suggest in a day', async () => {
    const day = Date.parse('2026-07-15T10:00:00Z')
    setClock(() => day)
    const suggestAndTakeBack = async (game: string) => {
      const answer = await suggest('uid-1', game)
      if (answer.outcome === 'added') await takeBackVote(store(), 'uid-1', answer.id)
    }
    for (let n = 1; n <= 10; n += 1) await suggestAndTakeBack(`Spiel ${n}`)
    await expect(suggest('uid-1', 'Spiel 11')).rejects.toMatchObject({ code: 'suggestions_spent' })
    setClock(() => day + 24 * 3_600_000)
    await expect(suggest('uid-1', 'Spiel 11')).resolves.toMatchObject({ outcome: 'added' })
  })

  it('is ranked by votes, and by age among equal ones', async () => {
    const ids: string[] = []
    for (const [index, game] of ['Eins', 'Zwei', 'Drei', 'Vier'].entries()) {
      setClock(() => Date.parse('2026-07-15T10:00:00Z') + index)
      ids.push(await suggestionOf(store(), game))
    }
    await vote(store(), voterOf('uid-1'), ids[2] ?? '')
    const first = await open(3)
    expect(first.entries.map(({ game }) => game)).toEqual(['Drei', 'Eins', 'Zwei'])
    const second = await open(3, first.next ?? undefined)
    expect([second.entries.map(({ game }) => game), second.next]).toEqual([['Vier'], null])
  })

  it('is found by the beginning of each of its words, without accents', async () => {
    await suggestionOf(store(), 'Pokémon Legends: Z-A')
    await suggestionOf(store(), 'Legendary Legends')
    expect(await found('pokemon')).toEqual(['Pokémon Legends: Z-A'])
    expect(await found('LEG')).toEqual(['Legendary Legends', 'Pokémon Legends: Z-A'])
    expect(await found('mon')).toEqual([])
  })

  it.each([
    ['', 'required'],
    ['x'.repeat(61), 'game_too_long'],
    ['Spiel\u202e', 'control_characters'],
    ['https://kaufmich.example', 'game_link'],
    ['Tolles Spiel www.kaufmich', 'game_link'],
    ['kaufmich.com', 'game_link'],
    ['?!', 'game_letters'],
  ])('is rejected if it is called %j', (game, why) => {
    const { error } = suggestionRequestSchema.safeParse({ game })
    expect(error?.issues[0]?.message).toBe(why)
  })

  it.each(['S.T.A.L.K.E.R. 2', 'Agar.io', 'ペルソナ5', '.hack//G.U.', 'Wh40.000'])(
    'may be called %j',
    (game) => expect(suggestionRequestSchema.parse({ game })).toEqual({ game }),
  )
})

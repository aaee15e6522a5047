import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { headsetHidden, headsetsChanged } from '@/lib/headsets/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changeSuggestion } from './change-suggestion'
import { getSuggestion, suggestionWritten } from './data'
import { listSuggestions } from './list-suggestions'
import { voteReleasedMail } from './mails/vote-released'
import { mergeSuggestion } from './merge-suggestion'
import { votingData } from './own-votes'
import { keyOf, kindOf, suggestionRequestSchema } from './schema'
import { suggestGame } from './suggest-game'
import { findingsOf, suggestionOf, votedBy, voterOf, votesOf } from './testing/votes'

const ADMIN = 'admin uid-admin'
const PRESET = 'cs2-schrittklar'
const HEADSET = 'sennheiser-hd-650'

describe('a suggested headset', () => {
  const store = temporaryStore()
  const { register } = temporaryAccounts(store)
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))
  const suggest = (uid: string, name: string) => suggestGame(store(), voterOf(uid), name, 'headset')
  const mailOf = (to: string, id: string) =>
    voteReleasedMail(store(), {
      id: '',
      to,
      template: 'vote-released',
      status: 'waiting',
      tries: 0,
      at: 0,
      about: id,
    })

  it('differs from a game of the same name, also at the desk', async () => {
    const game = await suggestionOf(store(), 'Aurora 5')
    const headset = await suggestionOf(store(), 'Aurora 5', 'headset')
    expect(await suggest('uid-1', 'AURORA-5')).toEqual({ outcome: 'voted', id: headset, game: 'Aurora 5' })
    expect([await votesOf(store(), game), await votesOf(store(), headset)]).toEqual([1, 2])

    const other = await suggestionOf(store(), 'Aurora V')
    await changeSuggestion(store(), headset, { game: 'Aurora V' }, ADMIN)
    await expect(mergeSuggestion(store(), other, 'aurora v', ADMIN)).rejects.toMatchObject({
      fields: { into: 'Das ist derselbe Vorschlag.' },
    })
    await suggestionOf(store(), 'Nur Spiel')
    await expect(mergeSuggestion(store(), headset, 'Nur Spiel', ADMIN)).rejects.toMatchObject({
      fields: { into: 'So heißt keiner der anderen Vorschläge.' },
    })
    expect(await suggest('uid-2', 'aurora 5')).toMatchObject({ id: headset, game: 'Aurora V' })
  })

  it('with a plus differs from the one without, and from any game’s name', async () => {
    const plain = await suggestionOf(store(), 'Aurora 7', 'headset')
    const plus = await suggestionOf(store(), 'Aurora 7+', 'headset')
    expect(plus).not.toBe(plain)
    expect(await suggest('uid-1', 'aurora 7 plus')).toMatchObject({ outcome: 'voted', id: plus })
    expect(await suggest('uid-1', 'cs2')).toMatchObject({ outcome: 'added', game: 'cs2' })
  })

  it.each(['Sennheiser HD 650', 'hd650', 'HD-650'])('that the shop has leads to it: %j', async (name) => {
    expect(await suggest('uid-1', name)).toEqual({
      outcome: 'headset',
      headsetId: HEADSET,
      game: 'Sennheiser HD 650',
    })
    expect(await votedBy(store(), 'uid-1')).toEqual([])
  })

  it('may be one that the shop no longer shows', async () => {
    await optimisticUpdate(store(), () =>
      Promise.resolve({ ...headsetsChanged(0, headsetHidden(HEADSET, true)), result: null }),
    )
    expect(await suggest('uid-1', 'Sennheiser HD 650')).toMatchObject({ outcome: 'added' })
  })

  it('is released with a headset of the shop, to which its mail and later suggestions lead', async () => {
    const id = await suggestionOf(store(), 'HD sechsfünfzig', 'headset')
    for (const change of [{ headset: 'Gibt es nicht' }, { presetId: PRESET }, {}])
      await expect(
        changeSuggestion(store(), id, { status: 'released', ...change }, ADMIN),
      ).rejects.toMatchObject({ fields: { headset: expect.any(String) } })
    await changeSuggestion(store(), id, { status: 'released', headset: 'hd650' }, ADMIN)
    const released = await getSuggestion(store(), id)
    expect(released).toMatchObject({ kind: 'headset', headsetId: HEADSET, finalVotes: 1 })
    expect(released).not.toHaveProperty('presetId')
    const { email } = await register()
    const mail = await mailOf(email, id)
    expect(mail?.subject).toBe('HD sechsfünfzig: Dein Headset ist da')
    expect(JSON.stringify(mail)).toContain(`/headset/${HEADSET}"`)
    expect(JSON.stringify(mail)).not.toContain('Preset:')
    expect(await suggest('uid-1', 'hd sechsfünfzig')).toMatchObject({
      outcome: 'headset',
      headsetId: HEADSET,
    })

    await changeSuggestion(store(), id, { status: 'started' }, ADMIN)
    expect(await mailOf(email, id)).toBeNull()
    expect(await getSuggestion(store(), id)).not.toHaveProperty('headsetId')
  })

  it('is named as such in an account’s download', async () => {
    const [game, headset] = [
      await suggestGame(store(), voterOf('uid-1'), 'Aurora 5'),
      await suggest('uid-1', 'Aurora 5'),
    ]
    if (game.outcome !== 'added' || headset.outcome !== 'added') throw new Error('not added')
    expect(await votingData(store(), 'uid-1')).toMatchObject({
      games: { [game.id]: 'Aurora 5' },
      headsets: { [headset.id]: 'Aurora 5' },
    })
  })

  it('is recognised by its kind; suggestions and requests without a kind are games', async () => {
    const id = 'suggestion_1780308000000_aaaaaaaaaaaaaaaa'
    const old = { id, game: 'Elden Ring', key: 'eldenring', status: 'open', votes: 0 } as const
    await store().update({
      ...suggestionWritten(null, { ...old, createdAt: 1_780_308_000_000, changes: 0 }),
      'suggestionKeys/eldenring': id,
    })
    const { entries } = await listSuggestions(store(), 'open', { limit: 1 })
    expect(entries.map(kindOf)).toEqual(['game'])
    expect(keyOf('game', 'Elden Ring')).toBe('eldenring')
    expect(await suggestGame(store(), voterOf('uid-1'), 'elden ring')).toMatchObject({ outcome: 'voted', id })
    expect(suggestionRequestSchema.safeParse({ game: 'x', kind: 'auto' }).success).toBe(false)
    expect(suggestionRequestSchema.parse({ game: 'x', kind: 'headset' })).toEqual({
      game: 'x',
      kind: 'headset',
    })
  })
})

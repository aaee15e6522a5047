import sharp from 'sharp'
import { rolesFrom } from '@/lib/account/desk-roles'
import type { SignedInUser } from '@/lib/account/session/session'
import { countWaiting } from '@/lib/admin/count-waiting'
import { journalEntries } from '@/lib/journal/testing/entries'
import { findMails } from '@/lib/mail/data'
import { encodePicture, pictureFrames } from '@/lib/pictures/encode-picture'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { leaveProgramme } from '../applications/leave-programme'
import { changePartner } from '../applications/change-partner'
import { publicPartner } from '../partners/public-partner'
import { setPartner } from '../partners/set-partner'
import { setStagePicture, setStageWords } from './change-stage'
import { getStage } from './data'
import { hideStage, showStage } from './hide-stage'
import { changedStages, namedStage, readStagePicture } from './read-stage'
import { stageWordsSchema } from './schema'
import { stageHiddenMail } from '../mails/partner-mails'

const WORDS = 'Damit spiele ich seit Mai. Schritte stehen mehr hervor.'
const REASON = 'Beleidigung (§ 185 StGB)'
const admin: SignedInUser = {
  uid: 'uid-admin',
  email: 'admin@example.com',
  displayName: '',
  photoURL: null,
  emailVerified: true,
  ...rolesFrom({ admin: true }),
}

describe('a partner’s text and picture on their page', () => {
  const store = temporaryStore()
  const uid = 'uid-nova'
  const join = () =>
    setPartner(store(), uid, { customCode: 'NOVA10', name: 'Nova', email: 'nova@example.com' })
  const picture = async (background = '#3366cc') => {
    const image = sharp({ create: { width: 400, height: 300, channels: 3, background } })
    return encodePicture(await image.png().toBuffer(), pictureFrames.stage)
  }
  const shown = async () => (await publicPartner(store(), 'NOVA10'))?.stage
  const left = async () => [
    await store().get(`partnerStages/${uid}`),
    await store().get(`partnerPictures/${uid}`),
  ]
  const hiddenMails = async () =>
    (await findMails(store(), 'waiting', { limit: 9 })).entries.filter(
      ({ template }) => template === 'stage-hidden',
    )
  beforeEach(join)

  it('can be set and removed independently', async () => {
    expect(await shown()).toBeNull()
    await setStageWords(store(), uid, { text: WORDS })
    expect(await shown()).toEqual({ text: WORDS })
    const encoded = await picture()
    await setStagePicture(store(), uid, encoded)
    expect(await shown()).toEqual({ text: WORDS, picture: encoded.picture })
    await setStageWords(store(), uid, { text: '' })
    expect(await shown()).toEqual({ picture: encoded.picture })
    await setStagePicture(store(), uid, null)
    expect([await shown(), await left()]).toEqual([null, [null, null]])
  })

  it('has the streak that the partner gives, without words too, until it is left out', async () => {
    await setStageWords(store(), uid, { text: WORDS, streak: 12 })
    const encoded = await picture()
    await setStagePicture(store(), uid, encoded)
    expect(await shown()).toEqual({ text: WORDS, streak: 12, picture: encoded.picture })
    await setStagePicture(store(), uid, null)
    await setStageWords(store(), uid, { text: '', streak: 13 })
    expect(await shown()).toEqual({ streak: 13 })
    await hideStage(store(), uid, REASON, 'admin a')
    expect(await shown()).toBeNull()
    await showStage(store(), uid, 'admin a')
    expect(await shown()).toEqual({ streak: 13 })
    await setStageWords(store(), uid, { text: '' })
    expect([await shown(), await left()]).toEqual([null, [null, null]])
  })

  it('can be set concurrently and repeatedly', async () => {
    const encoded = await picture()
    await Promise.all([
      setStageWords(store(), uid, { text: WORDS }),
      setStagePicture(store(), uid, encoded),
      setStagePicture(store(), uid, encoded),
      setStageWords(store(), uid, { text: WORDS }),
    ])
    expect(await shown()).toEqual({ text: WORDS, picture: encoded.picture })
  })

  it('is hidden once, with a reason that is mailed and journalled, and shown again', async () => {
    await setStageWords(store(), uid, { text: WORDS })
    await Promise.all(['a', 'b'].map((name) => hideStage(store(), uid, REASON, `admin ${name}`)))
    expect(await shown()).toBeNull()
    expect(await publicPartner(store(), 'NOVA10')).toMatchObject({ name: 'Nova', code: 'NOVA10' })
    expect(await journalEntries(store(), 'stage-hidden')).toMatchObject([{ after: { reason: REASON } }])
    const [mail, ...others] = await hiddenMails()
    expect([mail?.to, others]).toEqual(['nova@example.com', []])
    const words = JSON.stringify(mail && (await stageHiddenMail(store(), mail)))
    for (const part of [REASON, WORDS.slice(0, 12), 'ein Mensch entschieden', 'Gerichten'])
      expect(words.replaceAll('\u200b', '')).toContain(part)
    await showStage(store(), uid, 'admin a')
    expect(await shown()).toEqual({ text: WORDS })
    expect(mail && (await stageHiddenMail(store(), mail))).toBeNull()
  })

  it('stays hidden when it is changed, until the desk has seen it', async () => {
    await setStageWords(store(), uid, { text: WORDS })
    await hideStage(store(), uid, REASON, 'admin a')
    await setStageWords(store(), uid, { text: '' })
    await setStageWords(store(), uid, { text: 'Jetzt freundlich.' })
    expect(await shown()).toBeNull()
    expect(await changedStages(store(), { limit: 9 })).toMatchObject({
      entries: [
        { name: 'Nova', code: 'NOVA10', stage: { text: 'Jetzt freundlich.', hidden: { reason: REASON } } },
      ],
    })
    expect(await countWaiting(store())).toMatchObject({ stages: 1 })
    await hideStage(store(), uid, 'Noch immer', 'admin a')
    expect(await countWaiting(store())).toMatchObject({ stages: 0 })
    expect((await changedStages(store(), { limit: 9 })).entries).toEqual([])
    expect(await namedStage(store(), uid)).toMatchObject({ stage: { hidden: { reason: 'Noch immer' } } })
    await showStage(store(), uid, 'admin a')
    expect(await shown()).toEqual({ text: 'Jetzt freundlich.' })
  })

  it('has a public picture under its hash, visible only to the partner and admins while hidden', async () => {
    const { picture: named, content } = await picture()
    const read = (hash: string, user: SignedInUser | null = null) =>
      readStagePicture(store(), { code: 'nova10', hash }, user)
    await setStagePicture(store(), uid, { picture: named, content })
    const jpeg = new Uint8Array(Buffer.from(content.data, 'base64'))
    expect(await read(named.hash)).toEqual(jpeg)
    await hideStage(store(), uid, REASON, 'admin a')
    for (const stranger of [null, { ...admin, uid: 'uid-kim', admin: false }])
      expect(await read(named.hash, stranger)).toBeNull()
    for (const user of [admin, { ...admin, uid, admin: false }])
      expect(await read(named.hash, user)).toEqual(jpeg)
    expect(await read('0'.repeat(32), admin)).toBeNull()
  })

  it.each([
    ['leaves', () => leaveProgramme(store(), uid)],
    ['is deactivated', () => changePartner(store(), uid, { active: false }, 'admin a')],
  ])('is deleted when the partner %s, and cannot be set any more', async (_, go) => {
    await setStageWords(store(), uid, { text: WORDS })
    await setStagePicture(store(), uid, await picture())
    await go()
    expect(await left()).toEqual([null, null])
    await expect(setStageWords(store(), uid, { text: WORDS })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(setStagePicture(store(), uid, null)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('stays hidden if the partner is deactivated and reactivated, but loses picture and text', async () => {
    await setStageWords(store(), uid, { text: WORDS })
    await setStagePicture(store(), uid, await picture())
    await hideStage(store(), uid, REASON, 'admin a')
    const { at, hidden } = (await getStage(store(), uid)) ?? {}
    await changePartner(store(), uid, { active: false }, 'admin a')
    expect(await left()).toEqual([{ uid, at, status: 'hidden', hidden }, null])
    await changePartner(store(), uid, { active: true }, 'admin a')
    await setStageWords(store(), uid, { text: WORDS })
    expect([await shown(), (await getStage(store(), uid))?.status]).toEqual([null, 'changed'])
    await leaveProgramme(store(), uid)
    expect(await left()).toEqual([null, null])
  })

  it('is deleted if the partner leaves while it is being written', async () => {
    const encoded = await picture()
    await Promise.allSettled([
      setStageWords(store(), uid, { text: WORDS }),
      setStagePicture(store(), uid, encoded),
      leaveProgramme(store(), uid),
      setStageWords(store(), uid, { text: 'Später.' }),
    ])
    expect(await left()).toEqual([null, null])
  })

  it('cannot be hidden or shown if there is nothing', async () => {
    await expect(hideStage(store(), uid, REASON, 'admin a')).rejects.toMatchObject({ code: 'not_found' })
    await expect(showStage(store(), uid, 'admin a')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a partner’s text', () => {
  it.each([
    ['  Zwei\nSätze.  Hier. ', 'Zwei Sätze. Hier.'],
    ['z.B. mit 3.5 dB, d.h. ca.100 Stunden!', 'z.B. mit 3.5 dB, d.h. ca.100 Stunden!'],
    ['', ''],
  ])('is reduced to one line: %j', (text, kept) => {
    expect(stageWordsSchema.parse({ text })).toEqual({ text: kept })
  })

  it.each([
    ['x'.repeat(241), 'stage_text'],
    [`${'x'.repeat(240)}.example`, 'stage_text'],
    ['a\u202eb', 'control_characters'],
    ['Siehe https://spam.example', 'stage_address'],
    ['Mehr auf twitch.tv/nova', 'stage_address'],
    ['t.me/nova', 'stage_address'],
    ['Auf x.com', 'stage_address'],
    ['WWW.NOVA', 'stage_address'],
    ['nova@example.com', 'stage_address'],
    ['spam．example', 'stage_address'],
  ])('is rejected: %j', (text, problem) => {
    expect(stageWordsSchema.safeParse({ text }).error?.issues.map(({ message }) => message)).toEqual([
      problem,
    ])
  })

  it.each([0, 100, 1.5, -3, '12', null])('takes no streak of %j', (streak) => {
    const { error } = stageWordsSchema.safeParse({ text: '', streak })
    expect(error?.issues).toMatchObject([{ path: ['streak'], message: 'stage_streak' }])
  })

  it('is rejected quickly even if very long', () => {
    const start = performance.now()
    expect(stageWordsSchema.safeParse({ text: 'x'.repeat(320_000) }).success).toBe(false)
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})

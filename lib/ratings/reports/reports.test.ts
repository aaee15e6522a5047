import { publicPartner } from '@/lib/affiliate/partners/public-partner'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { setStageWords } from '@/lib/affiliate/stage/change-stage'
import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { listEntries } from '@/lib/journal/data'
import type { MailPart } from '@/lib/mail/content'
import { findMails } from '@/lib/mail/data'
import type { Mail } from '@/lib/mail/schema'
import { orderedPreset } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { deskRatings } from '../desk-ratings'
import { ratingHidden } from '../mails/rating-mails'
import { reportMails } from '../mails/report-mails'
import { ratePreset } from '../rate-preset'
import { buyPreset } from '../testing/buy-preset'
import { findReports } from './data'
import { decideReport } from './decide-report'
import { deskReport } from './desk-report'
import { decisionAddress, outcomeIn, placeIn, reportAddress } from './report-address'
import { reportRating } from './report-rating'
import { reportRequestSchema } from './schema'
import { stageHiddenMail } from '@/lib/affiliate/mails/partner-mails'
import { removeRatings } from '../change-rating'

const said = { stars: 1, text: 'Der Entwickler ist ein Betrüger!', name: 'Kim' }
const given = {
  place: 'ganz unten',
  reason: 'Beleidigung (§ 185 StGB), siehe https://spam.example',
  name: 'Toni Melder',
  email: 'toni@example.com',
  goodFaith: true,
}
const GROUNDS = 'Beleidigung: „Betrüger“'
const all = { limit: 50 }

describe('a report of a rating', () => {
  const store = temporaryStore()
  afterEach(() => setClock())

  const rated = async () => {
    const order = await buyPreset(store())
    await ratePreset(store(), order, orderedPreset.id, said)
    const { entries } = await deskRatings(store(), 'shown', { limit: 1 })
    const id = entries[0]?.rating.id ?? ''
    const address = new URL(reportAddress('/presets/taktgeber', id), 'https://shop.example')
    return { order, id, place: placeIn(address) }
  }
  const report = async (changed: object = {}, key = 'key-12345') => {
    await reportRating(store(), reportRequestSchema.parse({ ...given, ...changed }), key)
    const [newest] = (await findReports(store(), 'open', { limit: 1 })).entries
    return newest?.id ?? ''
  }
  const mails = async (template: Mail['template']) =>
    (await findMails(store(), null, all)).entries.filter((mail) => mail.template === template)
  const wordsOf = async (template: keyof typeof reportMails | 'rating-hidden') => {
    const [mail] = await mails(template)
    const compose = template === 'rating-hidden' ? ratingHidden : reportMails[template]
    const content = mail && (await compose(store(), mail))
    return [content?.subject, ...(content?.parts.flatMap(textsOf) ?? [])].join('\n').replaceAll('\u200b', '')
  }
  const acts = async () => (await listEntries(store(), all)).entries.map(({ act }) => act)
  const stateOf = (id: string) => store().get(`ratings/${id}/status`)

  it('finds the rating by its place, waits for the owner, and counts once however often it is sent', async () => {
    const { id, place } = await rated()
    expect(place).toBe(`https://shop.example/presets/taktgeber#${id}`)
    await Promise.all([report({ place }), report({ place }), report({ place })])
    const { entries } = await findReports(store(), 'open', all)
    expect(entries).toHaveLength(1)
    expect(await deskReport(store(), entries[0]?.id ?? '')).toMatchObject({
      presetName: orderedPreset.name,
      rating: { id, text: said.text },
      report: { reason: given.reason },
    })
    expect(await stateOf(id)).toBe('shown')
    await expect(report({ place, reason: 'anders' })).rejects.toMatchObject({ code: 'idempotency_conflict' })
  })

  it('needs no name, no address and no existing rating', async () => {
    const seen = await deskReport(store(), await report({ name: '', email: '' }))
    expect(seen).toMatchObject({ rating: null, report: { place: 'ganz unten' } })
    expect(seen?.report).not.toHaveProperty('email')
    expect(await mails('report-received')).toEqual([])
  })

  it('is confirmed by mail if there is an address, without repeating its text', async () => {
    const { place } = await rated()
    await report({ place })
    expect(await mails('report-received')).toMatchObject([{ to: given.email }])
    const words = await wordsOf('report-received')
    expect(words).toContain(orderedPreset.name)
    for (const strange of [given.reason, given.name, 'spam', said.text, said.name])
      expect(words).not.toContain(strange)
  })

  it('is decided once: removal hides the rating and tells both parties why, without naming either', async () => {
    const { order, id, place } = await rated()
    const reportId = await report({ place })
    const decision = { outcome: 'removed' as const, reason: GROUNDS }
    await Promise.all([1, 2, 3].map((n) => decideReport(store(), reportId, decision, `admin ${n}`)))
    expect(await stateOf(id)).toBe('hidden')
    expect((await acts()).sort()).toEqual(['rating-hidden', 'report-removed'])
    expect(await mails('report-decided')).toMatchObject([{ to: given.email }])
    expect(await mails('rating-hidden')).toMatchObject([{ to: order.email }])
    const [reporter, author] = [await wordsOf('report-decided'), await wordsOf('rating-hidden')]
    for (const words of [reporter, author]) expect(words).toContain(GROUNDS)
    expect(reporter).toContain('ist entfernt')
    expect(reporter).not.toContain(said.text)
    expect(author).toContain('Anlass war eine Meldung')
    expect(author).not.toMatch(/Toni|toni@/)
    await expect(
      decideReport(store(), reportId, { outcome: 'kept', reason: 'x' }, 'admin a'),
    ).rejects.toMatchObject({ code: 'report_decided' })
  })

  it('can be rejected; the rating stays, and its author is not notified', async () => {
    const { id, place } = await rated()
    const reportId = await report({ place })
    await decideReport(store(), reportId, { outcome: 'kept', reason: 'Eine Meinung' }, 'admin a')
    expect(await stateOf(id)).toBe('shown')
    expect(await wordsOf('report-decided')).toMatch(/bleibt stehen[^]*Eine Meinung/)
    expect(await mails('rating-hidden')).toEqual([])
    expect(await acts()).toEqual(['report-kept'])
  })

  it('has one decision under concurrent ones', async () => {
    const { id, place } = await rated()
    const reportId = await report({ place })
    const pressed = await Promise.allSettled(
      (['kept', 'removed'] as const).map((outcome) =>
        decideReport(store(), reportId, { outcome, reason: GROUNDS }, 'admin a'),
      ),
    )
    expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const outcome = await store().get(`reports/${reportId}/outcome`)
    expect(await stateOf(id)).toBe(outcome === 'removed' ? 'hidden' : 'shown')
    expect(await mails('report-decided')).toHaveLength(1)
  })

  it('can be decided after the rating is gone or hidden', async () => {
    const { order, place } = await rated()
    const reportId = await report({ place })
    await removeRatings(store(), order.id)
    expect((await deskReport(store(), reportId))?.rating).toBeNull()
    await decideReport(store(), reportId, { outcome: 'removed', reason: GROUNDS }, 'admin a')
    expect(await findReports(store(), 'decided', all)).toMatchObject({ entries: [{ outcome: 'removed' }] })
  })

  it('finds what a partner shows by the page’s address, hides it, and tells the partner why', async () => {
    await setPartner(store(), 'uid-nova', { customCode: 'NOVA10', name: 'Nova', email: 'nova@example.com' })
    await setStageWords(store(), 'uid-nova', { text: 'Ihr seid alle Betrüger.' })
    const place = placeIn(new URL(reportAddress('/p/NOVA10', 'worte'), 'https://shop.example'))
    const reportId = await report({ place })
    expect(await deskReport(store(), reportId)).toMatchObject({
      rating: null,
      stage: { name: 'Nova', stage: { text: 'Ihr seid alle Betrüger.', status: 'shown' } },
    })
    const removal = { outcome: 'removed' as const, reason: GROUNDS }
    await Promise.all([1, 2].map((n) => decideReport(store(), reportId, removal, `admin ${n}`)))
    expect((await publicPartner(store(), 'NOVA10'))?.stage).toBeNull()
    expect((await acts()).sort()).toEqual(['report-removed', 'stage-hidden'])
    const [mail, ...others] = await mails('stage-hidden')
    expect([mail?.to, others]).toEqual(['nova@example.com', []])
    expect(JSON.stringify(mail && (await stageHiddenMail(store(), mail)))).toContain(
      'Anlass war eine Meldung',
    )
    expect(await wordsOf('report-decided')).toMatch(/ist entfernt[^]*Bild und Worte auf \/p\/NOVA10/)
  })

  it.each(['https://shop.example/p/NIEMAND', '/p/NOVA10/taktgeber', '/presets/p'])(
    'names no partner for %s',
    async (place) => {
      await setPartner(store(), 'uid-nova', { customCode: 'NOVA10' })
      await setStageWords(store(), 'uid-nova', { text: 'Hallo.' })
      const id = await report({ place })
      expect(await store().get(`reports/${id}/partnerUid`)).toBeNull()
    },
  )

  it('is mailed to the owner in full, with a link for each decision', async () => {
    const { OWNER_MAIL, PUBLIC_ORIGIN } = env()
    env().OWNER_MAIL = 'inhaberin@example.com'
    const id = await report()
    env().OWNER_MAIL = OWNER_MAIL
    const [mail] = await mails('owner-report')
    expect(mail?.to).toBe('inhaberin@example.com')
    expect(await wordsOf('owner-report')).toContain(given.reason)
    const content = mail && (await reportMails['owner-report'](store(), mail))
    const links = content?.parts.flatMap((part) => (part.kind === 'button' ? [part.url] : []))
    expect(links).toEqual(
      (['removed', 'kept'] as const).map((outcome) => PUBLIC_ORIGIN + decisionAddress(id, outcome)),
    )
  })
})

it.each(['kept', 'removed'] as const)('the address that decides %s is read back as such', (outcome) => {
  const { searchParams } = new URL(decisionAddress('report_1', outcome), 'https://shop.example')
  expect(outcomeIn(Object.fromEntries(searchParams))).toBe(outcome)
  expect(outcomeIn({ als: ['behalten', 'verbergen'] })).toBeNull()
})

describe('the body of a report', () => {
  it.each([
    [{ place: ' ' }, 'place: report_place'],
    [{ place: 'x'.repeat(501) }, 'place: too_long'],
    [{ reason: '\n' }, 'reason: report_reason'],
    [{ reason: 'x'.repeat(2001) }, 'reason: too_long'],
    [{ name: 'a\u202eb' }, 'name: control_characters'],
    [{ email: 'toni' }, 'email: email'],
    [{ goodFaith: false }, 'goodFaith: report_good_faith'],
  ])('is refused at its field: %j', (change, problem) => {
    const { error } = reportRequestSchema.safeParse({ ...given, ...change })
    expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([problem])
  })
})

const textsOf = (part: MailPart) => {
  if (part.kind === 'facts') return part.facts.map(({ value }) => value)
  return 'text' in part ? [part.text] : []
}

import { setClock } from '@/lib/core/clock'
import { listEntries } from '@/lib/journal/data'
import type { MailPart } from '@/lib/mail/content'
import { getMail } from '@/lib/mail/data'
import { mailsOf } from '@/lib/orders/testing/outcome'
import { orderedPreset } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { auditRatings, type RatingFinding } from './audit'
import { deskRatings } from './desk-ratings'
import { hideRating, showRating } from './hide-rating'
import { ratingHidden } from './mails/rating-mails'
import { ratePreset } from './rate-preset'
import { buyPreset } from './testing/buy-preset'
import { removeRatings } from './change-rating'

const presetId = orderedPreset.id
const said = { stars: 1, text: 'Der Entwickler ist ein Betrüger!', name: 'Kim' }
const REASON = 'Beleidigung (§ 185 StGB): „Betrüger“'

describe('at the desk, a rating', () => {
  const store = temporaryStore()
  afterEach(() => setClock())

  const rated = async () => {
    const order = await buyPreset(store())
    await ratePreset(store(), order, presetId, said)
    const { entries } = await deskRatings(store(), 'shown', { limit: 1 })
    return { order, id: entries[0]?.rating.id ?? '' }
  }
  const acts = async () =>
    (await listEntries(store(), { limit: 9 })).entries.filter(({ act }) => act.startsWith('rating'))
  const hiddenMail = async (orderId: string) =>
    (await mailsOf(store(), orderId)).find(({ template }) => template === 'rating-hidden')

  it('is hidden once, with a reason that is mailed to its author and journalled', async () => {
    const { order, id } = await rated()
    await Promise.all([
      hideRating(store(), id, REASON, 'admin a'),
      hideRating(store(), id, REASON, 'admin b'),
    ])
    expect(await acts()).toMatchObject([{ act: 'rating-hidden', subject: `ratings/${id}` }])
    expect(await store().get(`ratingCounts/${presetId}`)).toEqual({ count: 0, sum: 0 })
    const mails = (await mailsOf(store(), order.id)).filter(({ template }) => template === 'rating-hidden')
    expect(mails).toMatchObject([{ to: order.email, about: id }])
    const { entries } = await deskRatings(store(), 'hidden', { limit: 9 })
    expect(entries).toMatchObject([
      {
        presetName: orderedPreset.name,
        reference: order.reference,
        rating: { id, hidden: { reason: REASON } },
      },
    ])
  })

  it('is explained in the mail: text, reason, decision-maker and remedies (Art. 17 DSA)', async () => {
    const { order, id } = await rated()
    await hideRating(store(), id, REASON, 'admin a')
    const mail = await getMail(store(), (await hiddenMail(order.id))?.id ?? '')
    const content = mail && (await ratingHidden(store(), mail))
    const words = content?.parts.flatMap(wordsOf).join('\n')
    for (const part of [said.text, REASON, '1 von 5 Sternen', 'ein Mensch entschieden', 'Gerichten'])
      expect(words).toContain(part)
    await showRating(store(), id, 'admin a')
    expect(mail && (await ratingHidden(store(), mail))).toBeNull()
  })

  it('is shown again, and counts again', async () => {
    const { id } = await rated()
    await hideRating(store(), id, REASON, 'admin a')
    for (let n = 0; n < 2; n += 1) await showRating(store(), id, 'admin b')
    expect((await acts()).map(({ act, actor }) => `${act} ${actor}`).sort()).toEqual([
      'rating-hidden admin a',
      'rating-shown admin b',
    ])
    expect(await store().get(`ratingCounts/${presetId}`)).toEqual({ count: 1, sum: 1 })
  })

  it('is not found if it does not exist', async () => {
    const id = 'rating_1780308000000_aaaaaaaaaaaaaaaa'
    await expect(hideRating(store(), id, REASON, 'admin a')).rejects.toMatchObject({ code: 'not_found' })
    await expect(showRating(store(), id, 'admin a')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is deleted with its order, and no longer counts', async () => {
    const { order } = await rated()
    await removeRatings(store(), order.id)
    expect(await store().get('ratings')).toBeNull()
    expect(await store().get(`ratingCounts/${presetId}`)).toEqual({ count: 0, sum: 0 })
    await removeRatings(store(), order.id)
  })
})

const wordsOf = (part: MailPart) => {
  if (part.kind === 'facts') return part.facts.map(({ value }) => value)
  return 'text' in part ? [part.text] : []
}

describe('the audit of ratings', () => {
  const store = temporaryStore()
  afterEach(() => setClock())

  const findings = async () => {
    const found: RatingFinding[] = []
    for await (const finding of auditRatings(store())) found.push(finding)
    return found
  }

  it('finds nothing in what the shop writes', async () => {
    for (const stars of [1, 3, 5])
      await ratePreset(store(), await buyPreset(store()), presetId, { ...said, stars })
    expect(await findings()).toEqual([])
  })

  it('finds each inconsistency', async () => {
    const order = await buyPreset(store())
    await ratePreset(store(), order, presetId, said)
    const { entries } = await deskRatings(store(), 'shown', { limit: 1 })
    const rating = entries[0]?.rating
    const stray = 'rating_1780308000000_aaaaaaaaaaaaaaaa'
    await store().update({
      [`ratings/${stray}`]: { ...rating, id: stray, orderId: 'order_1780308000000_zzzzzzzzzzzzzzzz' },
      'ratings/rating_kaputt': { stars: 9 },
    })
    await store().updateOnce(`rating_${order.id}_${presetId}_1`, {})
    const path = `ratingCounts/${presetId}`
    expect(await findings()).toEqual([
      { code: 'broken', path: 'ratings/rating_kaputt' },
      { code: 'stuck_rating', path: `ratedItems/${order.id}/${presetId}` },
      { code: 'stray_rating', path: `ratings/${stray}` },
      { code: 'figure', path: `${path}/count`, stored: 1, expected: 2 },
      { code: 'figure', path: `${path}/sum`, stored: 1, expected: 2 },
    ])
    await expect(ratePreset(store(), order, presetId, { ...said, stars: 2 })).rejects.toMatchObject({
      code: 'order_state',
    })
  })
})

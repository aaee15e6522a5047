import { setClock } from '@/lib/core/clock'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { saveOrder } from '@/lib/orders/data'
import { openOrder } from '@/lib/orders/access/open-order'
import { orderedPreset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { hideRating, showRating } from './hide-rating'
import { listRatings } from './list-ratings'
import { ownRatings } from './own-ratings'
import { ratePreset } from './rate-preset'
import { ratingRequestSchema } from './schema'
import { buyPreset } from './testing/buy-preset'
import { removeRating } from './change-rating'

const presetId = orderedPreset.id
const said = { stars: 5, text: 'Schritte höre ich jetzt früher.', name: 'Kim' }

describe('a rating', () => {
  const store = temporaryStore()
  afterEach(() => setClock())

  const counted = () => store().get(`ratingCounts/${presetId}`)
  const shown = async () => (await listRatings(store(), presetId)).ratings
  const firstId = async () => (await shown())[0]?.id ?? ''

  it('exists once per order and preset, and counts as last changed', async () => {
    const order = await buyPreset(store())
    await ratePreset(store(), order, presetId, said)
    expect(await counted()).toEqual({ count: 1, sum: 5 })
    await ratePreset(store(), order, presetId, { stars: 2, text: '', name: '' })
    expect(await counted()).toEqual({ count: 1, sum: 2 })
    const [rating, ...others] = await shown()
    expect(rating).toMatchObject({ stars: 2, changedAt: expect.any(Number) })
    expect(Object.keys(rating ?? {})).toEqual(expect.not.arrayContaining(['text', 'name']))
    expect(others).toEqual([])
  })

  it('that is repeated changes nothing', async () => {
    const order = await buyPreset(store())
    for (let n = 0; n < 2; n += 1) await ratePreset(store(), order, presetId, said)
    expect(await store().get(`ratedItems/${order.id}/${presetId}/changes`)).toBe(1)
  })

  it('is listed with others, newest first, in pages', async () => {
    for (let n = 1; n <= 12; n += 1) {
      const order = await buyPreset(store())
      await ratePreset(store(), order, presetId, { ...said, text: `Nr. ${n}` })
    }
    const { ratings, next } = await listRatings(store(), presetId)
    expect(ratings.map(({ text }) => text)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Nr. ${n}`))
    const rest = await listRatings(store(), presetId, next ?? undefined)
    expect(rest).toMatchObject({ ratings: [{ text: 'Nr. 2' }, { text: 'Nr. 1' }], next: null })
    await expect(listRatings(store(), 'nie-gehoert')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is accepted only from buyers who paid for the preset and kept it', async () => {
    const unpaid = { ...sampleOrder, id: 'order_1780308000000_bbbbbbbbbbbbbbbb' }
    await saveOrder(store(), unpaid)
    await expect(ratePreset(store(), unpaid, presetId, said)).rejects.toMatchObject({ code: 'order_state' })
    const order = await buyPreset(store())
    await expect(ratePreset(store(), order, 'anderes', said)).rejects.toMatchObject({ code: 'not_found' })
    await ratePreset(store(), order, presetId, said)
    const wish = { items: [presetId], iban: 'DE02120300000000202051' }
    await requestRefund(store(), order.id, wish, { key: 'k', actor: 'test' })
    const refunded = await openOrder(store(), order.id, { isReader: true })
    const again = ratePreset(store(), refunded, presetId, { ...said, stars: 1 })
    await expect(again).rejects.toMatchObject({ code: 'order_state' })
    // The rating stays, and can be deleted.
    expect(await ownRatings(store(), refunded)).toMatchObject([{ isOpen: false, rating: { stars: 5 } }])
    await removeRating(store(), { orderId: order.id, presetId })
    expect(await ownRatings(store(), refunded)).toEqual([])
  })

  it('is gone when its author deletes it, and can be written again', async () => {
    const order = await buyPreset(store())
    const key = { orderId: order.id, presetId }
    await ratePreset(store(), order, presetId, said)
    for (let n = 0; n < 2; n += 1) await removeRating(store(), key)
    expect(await store().get('ratings')).toBeNull()
    expect(await counted()).toEqual({ count: 0, sum: 0 })
    await ratePreset(store(), order, presetId, { ...said, stars: 3 })
    expect(await counted()).toEqual({ count: 1, sum: 3 })
  })

  it('that is hidden stays hidden when changed, or deleted and written again', async () => {
    const order = await buyPreset(store())
    await ratePreset(store(), order, presetId, said)
    const id = await firstId()
    await hideRating(store(), id, 'Beleidigung', 'admin a')
    await ratePreset(store(), order, presetId, { ...said, stars: 1 })
    await removeRating(store(), { orderId: order.id, presetId })
    await ratePreset(store(), order, presetId, { ...said, stars: 4 })
    expect(await shown()).toEqual([])
    expect(await counted()).toEqual({ count: 0, sum: 0 })
    const [own] = await ownRatings(store(), order)
    expect(own?.rating).toMatchObject({ stars: 4, hidden: { reason: 'Beleidigung' } })
    const [anew = ''] = Object.keys(Object(await store().get('ratings')))
    expect(anew).not.toBe(id)
    await showRating(store(), anew, 'admin a')
    expect(await counted()).toEqual({ count: 1, sum: 4 })
  })
})

describe('the body of a rating', () => {
  const fieldOf = (request: object) => {
    const { error } = ratingRequestSchema.safeParse({ stars: 3, text: '', name: '', ...request })
    return error?.issues[0]?.message
  }

  it.each([
    [{ stars: 0 }, 'rating_stars'],
    [{ stars: 6 }, 'rating_stars'],
    [{ stars: 2.5 }, 'rating_stars'],
    [{ stars: '5' }, 'rating_stars'],
    [{ text: 'x'.repeat(1001) }, 'rating_text'],
    [{ text: 'a\u202eb' }, 'control_characters'],
    [{ name: 'kim@example.com' }, 'rating_name'],
    [{ name: 'x'.repeat(31) }, 'rating_name'],
    [{ name: 'a\nb' }, 'control_characters'],
  ])('is refused: %j', (request, problem) => expect(fieldOf(request)).toBe(problem))

  it.each([{ text: 'x'.repeat(1000) }, { text: 'Zeile eins\r\nZeile zwei' }, { name: 'Zoë' }])(
    'is accepted: %j',
    (request) => expect(fieldOf(request)).toBeUndefined(),
  )
})

import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { MAX_LISTED } from '../clicks/data'
import { setPartner } from '../partners/set-partner'
import { recordClick } from './record-click'
import { clickRequestSchema, clickSchema } from '../schema'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 5, 1, 10)
const request = { code: 'NOVA10', originalUrl: 'https://spielklang.example/?ref=NOVA10' }
const visitor = { address: '8.8.8.8', userAgent: 'Browser' }

describe('recordClick', () => {
  const store = temporaryStore()

  beforeEach(async () => {
    setClock(() => NOON)
    await store().update({
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
      'affiliateUsers/uid-rest': { uid: 'uid-rest', customCode: 'pause', active: false },
    })
  })

  afterEach(async () => {
    expect(await findingsOf(store())).toEqual([])
    setClock()
  })

  it('stores the visit with a shortened address and counts it', async () => {
    const record = await recordClick(store(), { ...request, referrer: 'https://forum.example/' }, visitor)
    expect(record).toEqual({ affiliateCode: 'NOVA10', trackingId: record.trackingId, timestamp: NOON })
    const click = clickSchema.parse(await store().get(`affiliateClicks/${record.trackingId}`))
    expect(click).toMatchObject({
      visitorIp: '8.8.8.0',
      converted: false,
      referrer: 'https://forum.example/',
    })
    expect(JSON.stringify(click)).not.toContain('8.8.8.8')
    expect(await store().get('affiliateUsers/uid-nova')).toMatchObject({
      totalClicks: 1,
      uniqueClicks: 1,
      lastActivity: NOON,
    })
    expect(await store().get('affiliateDaily/uid-nova')).toEqual({ '2026-06-01': { clicks: 1, visitors: 1 } })
  })

  it('finds a partner by uid too', async () => {
    const record = await recordClick(store(), { ...request, code: 'uid-nova' }, visitor)
    expect(record.affiliateCode).toBe('uid-nova')
  })

  it('tracks a link with a former code', async () => {
    for (const customCode of ['NOVA10', 'STELLA']) await setPartner(store(), 'uid-nova', { customCode })
    const { trackingId } = await recordClick(store(), request, visitor)
    expect(await store().get(`affiliateClicks/${trackingId}/affiliateUid`)).toBe('uid-nova')
  })

  it('counts a visitor as unique once a day, whatever the browser, and another visitor again', async () => {
    await recordClick(store(), request, visitor)
    await recordClick(store(), request, { ...visitor, userAgent: 'Other browser' })
    await recordClick(store(), request, { ...visitor, address: '8.8.4.4' })
    setClock(() => NOON + DAY)
    await recordClick(store(), request, visitor)
    expect(await store().get('affiliateUsers/uid-nova')).toMatchObject({ totalClicks: 4, uniqueClicks: 3 })
  })

  it('treats all addresses of one IPv6 network as one visitor', async () => {
    for (const address of ['2a02:908:1:2::1', '2a02:908:1:2:ffff::9', '2a02:908:1:3::1'])
      await recordClick(store(), request, { ...visitor, address })
    expect(await store().get('affiliateUsers/uid-nova')).toMatchObject({ totalClicks: 3, uniqueClicks: 2 })
  })

  it('returns the partner’s public name and the link’s discount', async () => {
    await store().update({
      'affiliateUsers/uid-nova/name': 'Nova',
      'affiliateUsers/uid-nova/discountPercent': 10,
    })
    expect(await recordClick(store(), request, visitor)).toMatchObject({ name: 'Nova', percent: 10 })
  })

  it('counts all of many concurrent visits', async () => {
    await Promise.all(Array.from({ length: 100 }, () => recordClick(store(), request, visitor)))
    expect(await store().get('affiliateUsers/uid-nova')).toMatchObject({ totalClicks: 100, uniqueClicks: 1 })
  })

  it.each(['NIEMAND', 'pause', 'nova10'])('tracks nothing for the code %s', async (code) => {
    await expect(recordClick(store(), { ...request, code }, visitor)).rejects.toMatchObject({
      code: 'affiliate_not_found',
    })
    expect(await store().get('affiliateClicks')).toBeNull()
  })

  it('truncates texts to 512 characters, without cutting one in half', async () => {
    const originalUrl = `https://spielklang.example/?ref=NOVA10&x=${'y'.repeat(5_000)}`
    const referrer = `https://forum.example/${'z'.repeat(489)}🎧${'z'.repeat(5_000)}`
    const userAgent = 'Browser '.repeat(1_000)
    const { trackingId } = await recordClick(
      store(),
      clickRequestSchema.parse({ ...request, originalUrl, referrer }),
      { ...visitor, userAgent },
    )
    expect(await store().get(`affiliateClicks/${trackingId}`)).toMatchObject({
      originalUrl: originalUrl.slice(0, 512),
      referrer: referrer.slice(0, 511),
      userAgent: userAgent.slice(0, 512),
    })
  })

  it('counts visits beyond the daily cap without listing them', async () => {
    await store().update({
      'affiliateUsers/uid-nova/totalClicks': MAX_LISTED - 1,
      'affiliateDaily/uid-nova/2026-06-01': { clicks: MAX_LISTED - 1, unlisted: MAX_LISTED - 1 },
    })
    for (const address of ['8.8.8.8', '8.8.8.8', '8.8.4.4', '1.1.1.1', '1.1.1.1'])
      await recordClick(store(), request, { ...visitor, address })
    expect(Object.keys(Object(await store().get('affiliateClicks')))).toHaveLength(1)
    expect(await store().get('affiliateUsers/uid-nova')).toMatchObject({
      totalClicks: MAX_LISTED + 4,
      uniqueClicks: 3,
    })
    expect(await store().get('affiliateDaily/uid-nova/2026-06-01')).toEqual({
      clicks: MAX_LISTED + 4,
      unlisted: MAX_LISTED + 3,
      unlistedUnique: 2,
      visitors: 3,
    })
    setClock(() => NOON + DAY)
    await recordClick(store(), request, visitor)
    expect(Object.keys(Object(await store().get('affiliateClicks')))).toHaveLength(2)
  })

  it('uses the address claimed by the browser only if the server sees a private one', async () => {
    const claim = { ...request, visitorIp: '1.1.1.1' }
    const seen = await recordClick(store(), claim, visitor)
    const unseen = await recordClick(store(), claim, { ...visitor, address: '192.168.0.7' })
    const unknown = await recordClick(store(), request, { ...visitor, address: null })
    const ipOf = (id: string) => store().get(`affiliateClicks/${id}/visitorIp`)
    expect(await ipOf(seen.trackingId)).toBe('8.8.8.0')
    expect(await ipOf(unseen.trackingId)).toBe('1.1.1.0')
    expect(await ipOf(unknown.trackingId)).toBe('unknown')
  })
})

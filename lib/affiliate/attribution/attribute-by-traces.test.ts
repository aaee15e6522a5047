import { setClock } from '@/lib/core/clock'
import { setStoredVariables } from '@/lib/core/env'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attributeByTraces } from './attribute-by-traces'
import { MAX_LISTED } from '../clicks/data'
import { setPartner } from '../partners/set-partner'
import { recordClick } from './record-click'

const NOON = Date.UTC(2026, 5, 1, 10)
const HOURS = 3_600_000

describe('attributeByTraces', () => {
  const store = temporaryStore()

  beforeEach(async () => {
    setClock(() => NOON)
    await store().update({
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10' },
      'affiliateUsers/uid-pixel': { uid: 'uid-pixel', customCode: 'pixel' },
      'affiliateUsers/uid-rest': { uid: 'uid-rest', customCode: 'pause', active: false },
    })
  })

  afterEach(() => setClock())

  const visit = async () => {
    const originalUrl = 'https://spielklang.example/'
    const visitor = { address: null, userAgent: 'Browser' }
    return (await recordClick(store(), { code: 'NOVA10', originalUrl }, visitor)).trackingId
  }

  it('prefers the visit to the cookie', async () => {
    const trackingId = await visit()
    expect(await attributeByTraces(store(), { trackingId, cookieCode: 'pixel' })).toEqual({
      affiliateUid: 'uid-nova',
      trackingCode: trackingId,
      by: 'link',
    })
  })

  it('takes the cookie when the visit is 24 hours old or unknown', async () => {
    const trackingId = await visit()
    const byCookie = { affiliateUid: 'uid-pixel', trackingCode: 'pixel', by: 'link' }
    const unknown = 'track_1780308000000_aaaaaaaaaaaaaaaa'
    expect(await attributeByTraces(store(), { trackingId: unknown, cookieCode: 'pixel' })).toEqual(byCookie)
    setClock(() => NOON + 24 * HOURS)
    expect(await attributeByTraces(store(), { trackingId, cookieCode: 'pixel' })).toEqual(byCookie)
  })

  it('keeps the attribution time agreed when the visit began, whatever the settings later', async () => {
    setStoredVariables({ ATTRIBUTION_HOURS: '72' })
    const long = await visit()
    setStoredVariables({})
    const short = await visit()
    const traceAt = async (hours: number, trackingId: string) => {
      setClock(() => NOON + hours * HOURS)
      return (await attributeByTraces(store(), { trackingId }))?.trackingCode ?? null
    }
    expect(await traceAt(71, long)).toBe(long)
    expect(await traceAt(72, long)).toBeNull()
    setStoredVariables({ ATTRIBUTION_HOURS: '72' })
    expect(await traceAt(24, short)).toBeNull()
    setStoredVariables({})
  })

  it('takes a former code in the cookie, which an old link brought', async () => {
    for (const customCode of ['NOVA10', 'STELLA']) await setPartner(store(), 'uid-nova', { customCode })
    expect(await attributeByTraces(store(), { cookieCode: 'NOVA10' })).toMatchObject({
      affiliateUid: 'uid-nova',
    })
  })

  it('takes the cookie when the visit was one of too many to be listed', async () => {
    await store().update({ 'affiliateDaily/uid-nova/2026-06-01/clicks': MAX_LISTED })
    const trackingId = await visit()
    expect(await attributeByTraces(store(), { trackingId, cookieCode: 'NOVA10' })).toEqual({
      affiliateUid: 'uid-nova',
      trackingCode: 'NOVA10',
      by: 'link',
    })
  })

  it('needs only the partner’s state of a broken record, else falls back to the cookie', async () => {
    const trackingId = await visit()
    await store().update({ 'affiliateUsers/uid-nova/commissionRate': '10' })
    const byCookie = { affiliateUid: 'uid-pixel', trackingCode: 'pixel', by: 'link' }
    const byVisit = { affiliateUid: 'uid-nova', trackingCode: trackingId, by: 'link' }
    expect(await attributeByTraces(store(), { trackingId, cookieCode: 'pixel' })).toEqual(byVisit)
    await store().update({ [`affiliateClicks/${trackingId}/timestamp`]: 'yesterday' })
    expect(await attributeByTraces(store(), { trackingId, cookieCode: 'pixel' })).toEqual(byCookie)
    await store().update({ 'affiliateUsers/uid-pixel/active': 'yes' })
    expect(await attributeByTraces(store(), { trackingId, cookieCode: 'pixel' })).toBeNull()
  })

  it('credits nobody without traces, and no inactive partner', async () => {
    expect(await attributeByTraces(store(), {})).toBeNull()
    expect(await attributeByTraces(store(), { cookieCode: 'pause' })).toBeNull()
    expect(await attributeByTraces(store(), { cookieCode: '../evil' })).toBeNull()
  })
})

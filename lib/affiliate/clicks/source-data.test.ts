import { startRtdbServer, type RtdbServer } from '@/dev/database/server'
import { setClock } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { percentOf } from '@/lib/core/money'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { saveOrder } from '@/lib/orders/data'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { createFirebaseStore } from '@/lib/store/firebase/firebase-store'
import type { Store } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { MAX_LISTED } from './data'
import { recordClick } from '../attribution/record-click'

// This test has its own database.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

const DAY = 86_400_000
const NOON = Date.UTC(2026, 4, 31, 10)
const partner = { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 }
const visitor = { address: '8.8.8.8', userAgent: 'Browser' }
const visit = (store: Store, query = '', referrer = '') => {
  const originalUrl = `https://spielklang.example/presets?ref=NOVA10${query}`
  return recordClick(store, { code: 'NOVA10', originalUrl, referrer }, visitor)
}
describe.each(['sqlite', 'firebase'] as const)('the counters by source, in %s', (engine) => {
  const sqlite = temporaryStore()
  let server: RtdbServer | undefined
  let firebase: Store | undefined
  const store = () => (engine === 'sqlite' ? sqlite() : (firebase ?? sqlite()))

  beforeEach(async () => {
    setClock(() => NOON)
    if (engine === 'firebase') {
      server = await startRtdbServer({ port: 0 })
      const address = `127.0.0.1:${server.port}`
      firebase = createFirebaseStore(
        parseEnv({ STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: address }),
      )
    }
    await store().update({ 'affiliateUsers/uid-nova': partner })
  })
  afterEach(async () => {
    const findings = await findingsOf(store())
    setClock()
    await firebase?.close()
    await server?.close()
    // Ignores missing invoices: tasks issue them, and no tasks run here.
    expect(findings.filter(({ code }) => code !== 'missing_invoice')).toEqual([])
  })

  const bucket = async (name: string) => Object(await store().get(`affiliateSources/uid-nova/${name}`))

  it('count a click by landing page, referring site and sub id, for the day and the month', async () => {
    await visit(store(), '&sub=video-1', 'https://www.youtube.com/')
    await visit(store())
    const counted = {
      landing: { '~2Fpresets': { clicks: 2 } },
      source: { 'youtube~2Ecom': { clicks: 1 }, direkt: { clicks: 1 } },
      sub: { 'video-1': { clicks: 1 } },
    }
    expect(await bucket('2026-05-31')).toEqual(counted)
    expect(await bucket('2026-05')).toEqual(counted)
  })

  it('follow a click’s sale and reversals, each on its own day', async () => {
    const { trackingId: trackingCode } = await visit(store(), '&sub=video-1')
    setClock(() => NOON + DAY)
    const attribution = { affiliateUid: 'uid-nova', trackingCode }
    await saveOrder(store(), { ...sampleOrder, attribution })
    await confirmPayment(store(), sampleOrder.id, 'admin')
    await confirmPayment(store(), sampleOrder.id, 'admin')
    setClock(() => NOON + 2 * DAY)
    const asked = { iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), sampleOrder.id, asked, { key: 'key-1', actor: 'admin' })
    await settleRefund(store(), sampleOrder.id, refundId, { status: 'done', actor: 'admin' })
    const earnings = percentOf(sampleOrder.total, partner.commissionRate)
    expect((await bucket('2026-05')).sub).toEqual({ 'video-1': { clicks: 1 } })
    expect((await bucket('2026-06-01')).sub).toEqual({ 'video-1': { clicks: 0, sales: 1, earnings } })
    expect((await bucket('2026-06-02')).sub).toEqual({ 'video-1': { clicks: 0, earnings: -earnings } })
    expect((await bucket('2026-06')).sub).toEqual({ 'video-1': { clicks: 0, sales: 1, earnings: 0 } })
    expect((await bucket('2026-06-02')).landing).toEqual({
      '~2Fpresets': { clicks: 0, earnings: -earnings },
    })
  })

  it('hold eight keys of a kind per day and 40 per month, even under concurrency, and sum up the rest', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, n) => visit(store(), `&sub=s${n % 50}`)))
    await visit(store(), '&sub=s3')
    for (const [name, limit] of [
      ['2026-05-31', 8],
      ['2026-05', 40],
    ] as const) {
      const { sonstige, ...named } = (await bucket(name)).sub
      expect(Object.keys(named)).toHaveLength(limit)
      const counts = [sonstige, ...Object.values(named)].map((counts) => Number(Object(counts).clicks))
      expect(counts.reduce((sum, clicks) => sum + clicks)).toBe(61)
    }
  })

  it('encode sub ids that are reserved names or the key of the rest', async () => {
    for (const sub of ['sonstige', '__proto__', 'hasOwnProperty', '0', '1'])
      await visit(store(), `&sub=${sub}`)
    expect(Object.keys((await bucket('2026-05')).sub).sort()).toEqual(
      ['0', '1', '~5F_proto__', '~68asOwnProperty', '~73onstige'].sort(),
    )
  })

  it('count clicks beyond the daily cap, which are not recorded', async () => {
    await store().update({
      'affiliateUsers/uid-nova/totalClicks': MAX_LISTED,
      'affiliateDaily/uid-nova/2026-05-31': { clicks: MAX_LISTED, unlisted: MAX_LISTED },
    })
    await visit(store(), '&sub=video-1')
    expect((await bucket('2026-05-31')).sub).toEqual({ 'video-1': { clicks: 1 } })
  })

  it('are kept for 40 days by day, and for ever by month', async () => {
    for (const days of [0, 1, 40, 41, 42]) {
      setClock(() => NOON + days * DAY)
      await visit(store())
    }
    expect(Object.keys(Object(await store().get('affiliateSources/uid-nova'))).sort()).toEqual(
      ['2026-05', '2026-06', '2026-07', '2026-07-10', '2026-07-11', '2026-07-12'].sort(),
    )
  })
})

describe('the audit', () => {
  const store = temporaryStore()
  const at = 'affiliateSources/uid-nova/2026-05-31'

  beforeEach(async () => {
    setClock(() => NOON)
    await store().update({ 'affiliateUsers/uid-nova': partner })
    await visit(store(), '&sub=a')
    await visit(store(), '&sub=b')
  })
  afterEach(() => setClock())

  it('names each counter that does not follow from the clicks', async () => {
    await store().update({ [`${at}/sub/a/clicks`]: 2, [`${at}/source`]: null })
    expect(await findingsOf(store())).toEqual([
      { code: 'figure', path: `${at}/source/sonstige/clicks`, stored: 0, expected: 2 },
      { code: 'figure', path: `${at}/sub/a/clicks`, stored: 2, expected: 1 },
    ])
  })

  it('allows for clicks counted without a record, and no more', async () => {
    await store().update({
      'affiliateUsers/uid-nova/totalClicks': 3,
      'affiliateDaily/uid-nova/2026-05-31/clicks': 3,
      'affiliateDaily/uid-nova/2026-05-31/unlisted': 1,
      [`${at}/sub/a/clicks`]: 2,
    })
    expect(await findingsOf(store())).toEqual([])
    await store().update({ [`${at}/sub/b/clicks`]: 2 })
    expect(await findingsOf(store())).toEqual([
      { code: 'figure', path: `${at}/sub/b/clicks`, stored: 2, expected: 1 },
    ])
  })

  it('names a day with too many keys, and unreadable counters', async () => {
    const more = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`${at}/sub/x${n}/clicks`, 0]))
    await store().update({ ...more, 'affiliateSources/uid-nova/2026-04': 'x' })
    expect(await findingsOf(store())).toEqual([
      { code: 'broken', path: 'affiliateSources/uid-nova/2026-04' },
      { code: 'figure', path: `${at}/sub (keys)`, stored: 10, expected: 8 },
    ])
  })
})

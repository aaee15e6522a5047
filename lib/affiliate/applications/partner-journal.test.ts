import { setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import type { Act } from '@/lib/journal/schema'
import { journalEntries } from '@/lib/journal/testing/entries'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { changePartner, adjustPartner } from './change-partner'
import { payOut, startPayout } from '../payouts/pay-out'
import { payoutsOf } from '../payouts/payout-files'
import { recordSale } from '../attribution/record-sale'
import { reportReturned, reportSent } from '../payouts/report-payout'
import { reviewSale } from '../flags/review-sale'
import { setPartnerAs } from '../partners/set-partner-as'
import { addPartners, addSale } from '../testing/add-sales'

const AT = Date.parse('2026-10-01T12:00:00+02:00')
const actor = 'admin a'
const subject = 'affiliateUsers/nova'

describe('journal entries about partners', () => {
  const store = temporaryStore()
  const done = (act: Act) => journalEntries(store(), act)

  beforeEach(() => addPartners(store(), ['nova']))
  afterEach(() => setClock())

  /** Calls it three times concurrently, then once more. */
  const often = async (press: () => Promise<unknown>) => {
    await Promise.all([press(), press(), press()])
    await press()
  }

  it('list the changed fields, once', async () => {
    const change = { code: 'STELLA', rate: 12.5, active: true }
    await often(() => changePartner(store(), 'nova', change, actor))
    const both = { customCode: 'STELLA', commissionRate: 12.5 }
    const before = { customCode: 'NOVA', commissionRate: 10 }
    expect(await done('partner-changed')).toEqual([{ actor, subject, before, after: both }])
    await often(() => changePartner(store(), 'nova', { active: false }, actor))
    await often(() => changePartner(store(), 'nova', { codeLasts: true }, actor))
    expect((await done('partner-changed')).map(({ after }) => after)).toEqual([
      { codeLasts: true },
      { active: false },
      both,
    ])
  })

  it('record a partner added by the command line, with a masked mailbox', async () => {
    const partner = { customCode: 'PIXEL', email: 'pixel@example.com' }
    await often(() => setPartnerAs(store(), 'pixel', partner, 'command line'))
    await setPartnerAs(store(), 'lumi', {}, 'command line')
    expect(await done('partner-changed')).toEqual([
      { actor: 'command line', subject: 'affiliateUsers/lumi' },
      {
        actor: 'command line',
        subject: 'affiliateUsers/pixel',
        before: {},
        after: { customCode: 'PIXEL', email: 'p…@example.com' },
      },
    ])
  })

  it('are not written for a refused change', async () => {
    await addPartners(store(), ['pixel'])
    await expect(changePartner(store(), 'nova', { code: 'PIXEL' }, actor)).rejects.toMatchObject({
      code: 'invalid_input',
    })
    expect(await done('partner-changed')).toEqual([])
  })

  it('record a correction of the balance, once', async () => {
    const adjustment = { amount: 500, note: 'Kulanz', key: 'd9428888-122b-11e1-b85c-61cd3cbb3210' }
    await often(() => adjustPartner(store(), 'nova', adjustment, actor))
    const after = { released: 500, note: 'Kulanz' }
    expect(await done('partner-adjusted')).toEqual([{ actor, subject, before: { released: 0 }, after }])
  })

  it.each([
    ['released', 'pending'],
    ['reversed', 'reversed'],
  ] as const)('record once that a held sale is %s', async (outcome, status) => {
    const { id } = await addSale(store(), 'nova', { at: AT, price: 1000 })
    await store().update({ [`affiliateSales/${id}/held`]: 'flag' })
    await often(() => reviewSale(store(), id, { outcome, note: 'Angesehen.', actor }))
    const before = { status: 'pending', held: 'flag' }
    expect(await done(`sale-${outcome}`)).toEqual([
      { actor, subject: `affiliateSales/${id}`, before, after: { status, note: 'Angesehen.' } },
    ])
  })

  it('record that an order is credited by hand, but not if that follows from a payment', async () => {
    const order = {
      customerEmail: 'kundin@example.com',
      productName: 'Stille Sohle',
      productPrice: 1000,
      attribution: { affiliateUid: 'nova', trackingCode: 'NOVA' },
    }
    await often(() => recordSale(store(), { ...order, orderId: 'order_1', actor: 'server secret' }))
    await recordSale(store(), { ...order, orderId: 'order_2' })
    expect(await done('sale-credited')).toMatchObject([
      { actor: 'server secret', after: { orderId: 'order_1', affiliateUid: 'nova', commissionAmount: 100 } },
    ])
  })

  it('record payouts: started, sent and returned, each once', async () => {
    const adjustment = { amount: 5000, note: 'Kulanz', key: 'd9428888-122b-11e1-b85c-61cd3cbb3210' }
    await adjustPartner(store(), 'nova', adjustment, actor)
    const run = newId('run')
    await often(() => startPayout(store(), run, actor))
    await payOut(store(), run)
    expect(await done('payout-started')).toEqual([{ actor, subject: `affiliateRuns/${run}` }])
    const [payout] = await payoutsOf(store(), run)
    const id = payout?.id ?? ''
    await often(() => reportSent(store(), id, actor))
    await often(() => reportReturned(store(), id, actor))
    const entry = (before: string, after: string) => ({
      actor,
      subject: `affiliatePayouts/${id}`,
      before: { status: before },
      after: { status: after, amount: 5000 },
    })
    expect(await done('payout-sent')).toEqual([entry('created', 'sent')])
    expect(await done('payout-returned')).toEqual([entry('sent', 'returned')])
    expect(JSON.stringify(await store().get('journal'))).not.toContain('DE02120300000000202051')
  })
})

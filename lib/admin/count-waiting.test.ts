import { setCurrentOwner } from '@/lib/legal/current-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { dayOf, now } from '@/lib/core/clock'
import { addMail } from '@/lib/mail/testing/sample-mails'
import { saveUnmatched } from '@/lib/payment/unmatched-data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { taskAdded } from '@/lib/tasks/data'
import { declareWithdrawal } from '@/lib/withdrawals/declare-withdrawal'
import { countWaiting } from './count-waiting'

const WEEK = 7 * 24 * 60 * 60_000

describe('countWaiting', () => {
  const store = temporaryStore()
  const rest = async () => {
    const { id, changes } = taskAdded('conversion', 'order_1780308000000_0000000000000000')
    await store().update({ ...changes })
    await store().update({ [`tasks/${id}/state`]: 'resting' })
  }
  const refuse = (at: number) => addMail(store(), { status: 'failed', at })

  it('counts unmatched payments and failed deliveries, up to nine', async () => {
    expect(await countWaiting(store())).toMatchObject({ payments: 0, outbox: 0 })
    await saveUnmatched(store(), 'pi_1', {
      method: 'stripe',
      amount: 790,
      currency: 'EUR',
      reason: 'second',
      at: 1,
    })
    await store().update(taskAdded('conversion', 'order_1780308000000_0000000000000000').changes)
    for (let count = 0; count < 8; count += 1) await rest()
    expect(await countWaiting(store())).toMatchObject({ payments: 1, outbox: 8 })
    await refuse(now())
    expect(await countWaiting(store())).toMatchObject({ payments: 1, outbox: 9 })
    await rest()
    expect(await countWaiting(store())).toMatchObject({ payments: 1, outbox: null })
  })

  it.each([
    [799_999, {}, 0],
    [800_000, {}, 1],
    [1_000_001, {}, 1],
    [1_000_001, { ossOverLimit: true as const }, 0],
    [1_000_001, { ossFrom: '2021-07-01' }, 0],
    [1_000_001, { ossFrom: '2999-01-01' }, 1],
  ])('names the turnover abroad of %d cents until it is decided: %j', async (cents, said, count) => {
    setCurrentOwner({ ...realOwner, vat: { mode: 'included', ratePercent: 19, ...said } })
    await store().update({ [`figures/${dayOf(now())}/countries/FR/consumerNet`]: cents })
    expect((await countWaiting(store())).abroad).toBe(count)
    setCurrentOwner(sampleOwner)
  })

  it('ignores mails that were refused long ago', async () => {
    for (let count = 0; count < 12; count += 1) await refuse(now() - WEEK)
    expect(await countWaiting(store())).toMatchObject({ payments: 0, outbox: 0 })
    for (let count = 0; count < 10; count += 1) await refuse(now())
    expect(await countWaiting(store())).toMatchObject({ payments: 0, outbox: null })
  })

  it('counts the withdrawals that await a decision', async () => {
    const declaration = { name: 'Erika', reference: 'Taktgeber', email: 'erika@example.com' }
    for (let count = 0; count < 9; count += 1) await declareWithdrawal(store(), declaration, `key-${count}`)
    expect(await countWaiting(store())).toMatchObject({ withdrawals: 9 })
    await declareWithdrawal(store(), declaration, 'one-more')
    expect(await countWaiting(store())).toMatchObject({ withdrawals: null })
  })
})

import { mailAdded } from '@/lib/mail/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findClaimableOrderIds, findOrdersByEmail } from '../find-data'
import { emailMended, getOrder, saveOrder } from '../data'
import { anonymised } from '../order-fields'
import { confirmPayment } from '../paying/confirm-payment'
import { cancelOrder } from '../paying/cancel-order'
import { orderMails } from '../mails/order-mails'
import { findingsOf, mailsOf } from '../testing/outcome'
import { sampleOrder, sampleTerms } from '../testing/sample-order'
import { isEmailMendable, mendEmail } from './mend-email'

describe('the mail address of an order', () => {
  const store = temporaryStore()
  const { id, email: before } = sampleOrder
  const told = async () => (await mailsOf(store(), id)).map(({ template, to }) => `${template} ${to}`).sort()
  const contentOf = async (template: keyof typeof orderMails, to: string) => {
    const mail = (await mailsOf(store(), id)).find((each) => each.template === template && each.to === to)
    if (!mail) throw new Error('no such mail')
    return orderMails[template](store(), mail)
  }
  const stored = async () => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('no such order')
    return order
  }

  beforeEach(() => saveOrder(store(), { ...sampleOrder, emailLower: before.toLowerCase() }, sampleTerms))
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  it('is corrected once however often it is requested, confirmed to both, and found by the new one', async () => {
    await Promise.all([1, 2, 3].map(() => mendEmail(store(), id, 'Neu@example.com')))
    await mendEmail(store(), id, 'Neu@example.com')
    expect(await stored()).toMatchObject({ email: 'Neu@example.com', emailBefore: before })
    expect(await told()).toEqual([
      'order-address Neu@example.com',
      `order-address ${before}`,
      'order-received Neu@example.com',
    ])
    expect((await findOrdersByEmail(store(), 'neu@example.com', { limit: 5 })).entries).toHaveLength(1)
    expect((await findOrdersByEmail(store(), before, { limit: 5 })).entries).toHaveLength(0)
    await expect(mendEmail(store(), id, 'dritte@example.com')).rejects.toMatchObject({
      code: 'email_settled',
    })
  })

  it('gets no more mails with the order’s link when replaced, not even waiting ones', async () => {
    await store().update(mailAdded({ to: before, template: 'order-received', orderId: id }))
    await mendEmail(store(), id, 'Neu@example.com')
    expect(await contentOf('order-received', before)).toBeNull()
    expect(await contentOf('order-address', before)).not.toBeNull()
    expect(await contentOf('order-received', 'Neu@example.com')).not.toBeNull()
  })

  it('gets no more mails with the order’s link when replaced twice', async () => {
    await confirmPayment(store(), id, 'admin')
    await mendEmail(store(), id, 'Neu@example.com')
    // The desk may correct it any number of times.
    const last = 'Dritte@example.com'
    const also = mailAdded({ to: last, template: 'order-confirmed', orderId: id })
    await store().update({ ...emailMended(await stored(), last), ...also })
    expect(await contentOf('order-confirmed', before)).toBeNull()
    expect(await contentOf('order-confirmed', 'Neu@example.com')).toBeNull()
    expect(await contentOf('order-confirmed', last)).not.toBeNull()
    expect(await contentOf('order-address', before)).not.toBeNull()
  })

  it('gets no more mails once the order is anonymous', async () => {
    await cancelOrder(store(), id, 'admin')
    expect(await contentOf('order-cancelled', before)).not.toBeNull()
    await store().update(anonymised(await stored()))
    expect(await contentOf('order-cancelled', before)).toBeNull()
  })

  it('gets the contract, and the right to claim the order', async () => {
    await confirmPayment(store(), id, 'admin')
    await mendEmail(store(), id, 'Neu@example.com')
    expect(await told()).toContain('order-confirmed Neu@example.com')
    expect(await findClaimableOrderIds(store(), 'neu@example.com', 5)).toEqual([id])
    expect(await findClaimableOrderIds(store(), before.toLowerCase(), 5)).toEqual([])
  })

  it('cannot be corrected after the first download or in a completed order', async () => {
    await confirmPayment(store(), id, 'admin')
    const download = { file: 'LIESMICH.txt', version: 1, count: 1, first: 1, last: 1 }
    const loaded = {
      ...(await stored()),
      downloads: { [Object.keys(sampleOrder.items)[0] ?? '']: { a: download } },
    }
    expect(isEmailMendable(await stored())).toBe(true)
    expect(isEmailMendable(loaded)).toBe(false)
  })

  it('cannot be corrected in a cancelled order', async () => {
    await cancelOrder(store(), id, 'admin')
    await expect(mendEmail(store(), id, 'neu@example.com')).rejects.toMatchObject({ code: 'email_settled' })
    expect(await stored()).toMatchObject({ email: before })
  })
})

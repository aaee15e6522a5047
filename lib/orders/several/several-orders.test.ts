import { newId } from '@/lib/core/ids'
import { sentNoted } from '@/lib/mail/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { getOrder, saveOrder, buyerNotified } from '../data'
import { anonymised } from '../order-fields'
import { confirmPayment } from '../paying/confirm-payment'
import { newReference } from '../reference'
import type { Order } from '../schema'
import { findingsOf, mailsOf } from '../testing/outcome'
import { sampleOrder } from '../testing/sample-order'
import { cancelSeveral } from './cancel-several'
import { exportSeveral } from './export-several'
import { mailSeveral } from './mail-several'
import { severalRequestSchema, type SeveralAnswer } from './schema'

const ACTOR = 'admin uid-owner'

describe('several orders', () => {
  const store = temporaryStore()
  const add = async (changed: Partial<Order> = {}) => {
    const id = newId('order')
    const order: Order = { ...sampleOrder, id, idempotencyKey: id, reference: newReference(), ...changed }
    delete order.attribution
    await saveOrder(store(), order, buyerNotified(order, 'order-received'))
    return order
  }
  const outcomesIn = ({ outcomes }: SeveralAnswer) => outcomes.map(({ outcome }) => outcome)
  const entriesOf = async (act: string) =>
    Object.values(Object((await store().get('journal')) ?? {})).filter(
      (entry) => Reflect.get(Object(entry), 'act') === act,
    ).length
  const sendAll = async (orderId: string) => {
    for (const { id } of await mailsOf(store(), orderId)) await store().update(sentNoted(id))
  }
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  it('are cancelled individually, with the reason where one is not', async () => {
    const session = { attempt: 0, startedAt: 1, state: 'processing' } as const
    const [one, other, paid, underWay, part] = [
      await add(),
      await add(),
      await add(),
      await add({ paymentMethod: 'stripe', session }),
      await add({ transfers: { booking_1: { amount: 1, at: 1, as: 'part' } } }),
    ]
    await confirmPayment(store(), paid.id, ACTOR)
    const ids = [one.id, paid.id, underWay.id, part.id, newId('order'), other.id]
    const answer = await cancelSeveral(store(), [...ids, one.id], ACTOR)
    expect(answer.outcomes.map(({ orderId }) => orderId)).toEqual(ids)
    expect(outcomesIn(answer)).toEqual(['done', 'paid', 'processing', 'part', 'gone', 'done'])
    expect(outcomesIn(await cancelSeveral(store(), [one.id], ACTOR))).toEqual(['cancelled'])
    expect((await getOrder(store(), underWay.id))?.status).toBe('pending')
    expect(await entriesOf('order-cancelled')).toBe(2)
  })

  it('are cancelled once under concurrent requests', async () => {
    const { id } = await add()
    await Promise.all([cancelSeveral(store(), [id], ACTOR), cancelSeveral(store(), [id], ACTOR)])
    expect(await getOrder(store(), id)).toMatchObject({ status: 'cancelled', changes: 1 })
    const mails = (await mailsOf(store(), id)).filter(({ template }) => template === 'order-cancelled')
    expect([mails.length, await entriesOf('order-cancelled')]).toEqual([1, 1])
  })

  it('get their current mail once more, unless it is still waiting', async () => {
    const [unpaid, paid, waiting, gone] = [await add(), await add(), await add(), await add()]
    await confirmPayment(store(), paid.id, ACTOR)
    for (const { id } of [unpaid, paid]) await sendAll(id)
    await cancelSeveral(store(), [gone.id], ACTOR)
    await store().update(anonymised(gone))
    const ids = [unpaid.id, paid.id, waiting.id, gone.id]
    expect(outcomesIn(await mailSeveral(store(), ids, 'support uid'))).toEqual([
      ...['done', 'done', 'waiting', 'none'],
    ])
    const templatesOf = async (id: string) => (await mailsOf(store(), id)).map(({ template }) => template)
    expect(await templatesOf(unpaid.id)).toEqual(['order-received', 'order-received'])
    expect((await templatesOf(paid.id)).filter((each) => each === 'order-confirmed')).toHaveLength(2)
    expect(outcomesIn(await mailSeveral(store(), ids, 'support uid'))).toEqual([
      ...['waiting', 'waiting', 'waiting', 'none'],
    ])
    expect(await entriesOf('mail-retried')).toBe(2)
  })

  it('are exported with one line each', async () => {
    const [one, other] = [await add({ email: '=1+1@example.com' }), await add()]
    const lines = (await exportSeveral(store(), [other.id, newId('order'), one.id])).trim().split('\r\n')
    expect(lines[0]).toMatch(/^\ufeff?Bestellung;Stand;Bestellt;Bezahlt;E-Mail;Presets;Betrag;Erstattet;/)
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual([other.reference, one.reference])
    expect(lines[2]).toContain("'=1+1@example.com")
  })

  it.each([
    ['none', []],
    ['more than 50', Array.from({ length: 51 }, () => sampleOrder.id)],
    ['what is no order', ['x']],
  ])('are not %s', (_, ids) => {
    expect(severalRequestSchema.safeParse({ ids }).success).toBe(false)
  })
})

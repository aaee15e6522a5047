import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { setClock } from '@/lib/core/clock'
import { unsubscribe } from '@/lib/customer/unsubscribe'
import { ratingQuestion as wish } from '@/lib/legal/contract-terms'
import { messageOf } from '@/lib/mail/message-of'
import { unsubscribeAddress, unsubscribeLinkSchema } from '@/lib/mail/unsubscribe-link'
import { getOrder } from '@/lib/orders/data'
import { orderMails } from '@/lib/orders/mails/order-mails'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { mailsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { ageOfOldest } from '@/lib/tasks/count-tasks'
import { findTasks } from '@/lib/tasks/data'
import { reviveForClock } from '@/lib/tasks/revive-for-clock'
import { setOpen } from '@/lib/legal/current-owner'
import { askForRating } from './ask-for-rating'
import { ratePreset } from './rate-preset'
import { ratingQuestion } from './mails/rating-mails'

beforeAll(() => setOpen(true))

const DAY = 24 * 60 * 60_000
const START = Date.UTC(2026, 10, 22, 10)
const [one, , two] = programCatalog.presets
const ids = [one?.id ?? '', two?.id ?? '']

describe('the question for a rating', () => {
  const store = temporaryStore()
  let time = START
  let orders = 0
  const handlers = { 'rating-question': askForRating }
  beforeEach(() => {
    time = START
    setClock(() => time)
  })
  afterAll(() => setClock(Date.now))

  const buy = async (consent: { askForRating?: true } = { askForRating: true }) => {
    orders += 1
    const request = orderRequestSchema.parse({
      items: ids.map((id) => ({ id })),
      email: 'kundin@example.com',
      consent: { immediateDelivery: true, withdrawalLoss: true, ...consent },
      paymentMethod: 'vorkasse',
    })
    const { orderId } = await placeOrder(store(), request, { key: `key-${10_000 + orders}` })
    await confirmPayment(store(), orderId, 'admin')
    return orderId
  }
  const orderOf = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('no such order')
    return order
  }
  const planned = async () =>
    (await findTasks(store(), 'waiting', { limit: 50 })).entries.filter(
      ({ kind }) => kind === 'rating-question',
    )
  const work = async () => {
    for (const { id, dueAt } of await planned()) if (dueAt <= time) await attemptTask(store(), id, handlers)
  }
  const questions = async (id: string) =>
    (await mailsOf(store(), id)).filter(({ template }) => template === 'rating-question')
  const rate = async (id: string, presetId: string) =>
    ratePreset(store(), await orderOf(id), presetId, { stars: 5, text: '', name: '' })

  it('is planned with the payment if the buyer agreed, with wording and time, and not otherwise', async () => {
    expect((await orderOf(await buy())).consent.askForRating).toEqual({ ...wish, at: START })
    expect(await planned()).toMatchObject([{ dueAt: START + 3 * DAY }])
    const other = await buy({})
    expect((await orderOf(other)).consent).not.toHaveProperty('askForRating')
    expect(await planned()).toHaveLength(1)
    expect(await ageOfOldest(store())).toBe(0)
  })

  it('is sent once after three days, with the presets and an opt-out', async () => {
    const id = await buy()
    time += 3 * DAY - 1
    await work()
    expect(await questions(id)).toEqual([])
    time += 1
    const [task] = await planned()
    await Promise.all(Array.from({ length: 5 }, () => askForRating(store(), id)))
    await work()
    const [mail, ...others] = await questions(id)
    if (!mail || !task) throw new Error('no question')
    expect([others, await planned()]).toEqual([[], []])
    const content = await ratingQuestion(store(), mail)
    if (!content) throw new Error('nothing to say')
    const { subject, text, headers } = await messageOf(mail, content)
    expect(subject).toBe('Wie hört es sich an?')
    expect(headers).toHaveProperty('List-Unsubscribe')
    for (const said of [one?.name, two?.name, '#bewertungen', unsubscribeAddress(mail.id), 'Basistarifen'])
      expect(text).toContain(said)
  })

  it('is not sent early after a wrong clock', async () => {
    const id = await buy()
    await reviveForClock(store())
    await work()
    expect(await questions(id)).toEqual([])
    expect(await planned()).toMatchObject([{ dueAt: START + 3 * DAY }])
  })

  it('names only unrated presets, and is not sent if all are rated', async () => {
    const id = await buy()
    await rate(id, ids[0] ?? '')
    time += 3 * DAY
    await work()
    const [mail] = await questions(id)
    if (!mail) throw new Error('no question')
    const said = JSON.stringify(await ratingQuestion(store(), mail))
    expect(said).toContain(two?.name)
    expect(said).not.toContain(one?.name)
    await rate(id, ids[1] ?? '')
    expect(await ratingQuestion(store(), mail)).toBeNull()
    const rated = await buy()
    for (const presetId of ids) await rate(rated, presetId)
    time += 3 * DAY
    await work()
    expect(await questions(rated)).toEqual([])
  })

  it('is not sent for refunded presets or after a withdrawal', async () => {
    const refunded = await buy()
    await requestRefund(store(), refunded, { iban: 'DE02120300000000202051' }, { key: 'k-1', actor: 'admin' })
    const withdrawn = await buy()
    await store().update({
      [`orders/${withdrawn}/withdrawals/withdrawal_1780308000000_aaaaaaaaaaaaaaaa`]: true,
    })
    time += 3 * DAY
    await work()
    expect([await questions(refunded), await questions(withdrawn)]).toEqual([[], []])
  })

  it('can be declined through the contract’s confirmation, for all orders of a mailbox', async () => {
    const [id, other] = [await buy(), await buy()]
    const confirmed = (await mailsOf(store(), id)).find(({ template }) => template === 'order-confirmed')
    if (!confirmed) throw new Error('no confirmation')
    const address = unsubscribeAddress(confirmed.id)
    expect(JSON.stringify(await orderMails['order-confirmed'](store(), confirmed))).toContain(address)
    const link = unsubscribeLinkSchema.parse(Object.fromEntries(new URL(address).searchParams))
    expect(await unsubscribe(store(), link)).toBe('done')
    time += 3 * DAY
    await work()
    expect([await questions(id), await questions(other)]).toEqual([[], []])
    const without = await buy({})
    const plain = (await mailsOf(store(), without)).find(({ template }) => template === 'order-confirmed')
    const none = new URL(unsubscribeAddress(plain?.id ?? '')).searchParams
    expect(await unsubscribe(store(), unsubscribeLinkSchema.parse(Object.fromEntries(none)))).toBe('unknown')
  })
})

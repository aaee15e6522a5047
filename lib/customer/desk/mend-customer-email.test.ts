import { findEntries } from '@/lib/journal/data'
import { shopTasks } from '@/lib/composition/shop-tasks'
import { getOrder } from '@/lib/orders/data'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { taskSchema } from '@/lib/tasks/schema'
import { orderUnder } from '../testing/order-under'
import { mendCustomerEmail } from './mend-customer-email'

const [WRONG, RIGHT, ACTOR] = ['falsch@example.com', 'Richtig@example.com', 'admin uid-a']

describe('correcting the mail address of a customer', () => {
  const store = temporaryStore()
  const order = async () => (await orderUnder(store(), WRONG)).orderId
  const emailOf = async (id: string) => (await getOrder(store(), id))?.email
  const told = async (template: string) =>
    Object.values(Object(await store().get('mails')))
      .filter((mail) => Object(mail).template === template)
      .map((mail) => String(Object(mail).to))
      .sort()
  const entries = async () => (await findEntries(store(), 'act', 'customer-mended', { limit: 9 })).entries

  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  it('corrects all open orders, and notifies both addresses once, even if repeated', async () => {
    const [first, second, third] = [await order(), await order(), await order()]
    await confirmPayment(store(), first, 'test')
    await cancelOrder(store(), second, 'test')
    const found = await Promise.all([1, 2].map(() => mendCustomerEmail(store(), first, RIGHT, ACTOR)))
    for (const key of [first, second, third]) found.push(await mendCustomerEmail(store(), key, RIGHT, ACTOR))
    expect(await Promise.all(found.map(emailOf))).toEqual(found.map(() => RIGHT))
    expect(await Promise.all([first, second, third].map(emailOf))).toEqual([RIGHT, WRONG, RIGHT])
    expect(await told('customer-address')).toEqual([RIGHT, WRONG])
    expect((await told('order-confirmed')).filter((to) => to === RIGHT)).toHaveLength(1)
    expect((await told('order-received')).filter((to) => to === RIGHT)).toHaveLength(1)
    expect(await entries()).toMatchObject([{ actor: ACTOR }])
    expect(JSON.stringify(await entries())).not.toContain('@')
  })

  it('is completed by its task if the process was killed', async () => {
    const ids = [await order(), await order(), await order()]
    const write = store().updateOnce.bind(store())
    let writes = 0
    jest.spyOn(store(), 'updateOnce').mockImplementation((onceKey, changes) => {
      writes += 1
      if (writes > 1) throw new Error('killed')
      return write(onceKey, changes)
    })
    await expect(mendCustomerEmail(store(), ids[0] ?? '', RIGHT, ACTOR)).rejects.toThrow('killed')
    jest.restoreAllMocks()
    expect((await Promise.all(ids.map(emailOf))).filter((email) => email === RIGHT)).toHaveLength(1)
    const tasks = Object.values(Object(await store().get('tasks'))).map((task) => taskSchema.parse(task))
    const [left] = tasks.filter(({ kind }) => kind === 'mend-address')
    expect(JSON.stringify(left)).not.toContain('@')
    for (let times = 0; times < 2; times += 1) await shopTasks['mend-address'](store(), left?.subject ?? '')
    expect(await Promise.all(ids.map(emailOf))).toEqual([RIGHT, RIGHT, RIGHT])
    expect(await told('customer-address')).toEqual([RIGHT, WRONG])
    expect((await told('order-received')).filter((to) => to === RIGHT)).toHaveLength(3)
  })

  it('is rejected if no order is open', async () => {
    const id = await order()
    await cancelOrder(store(), id, 'test')
    await expect(mendCustomerEmail(store(), id, RIGHT, ACTOR)).rejects.toMatchObject({
      code: 'no_open_order',
    })
    expect(await told('customer-address')).toEqual([])
  })
})

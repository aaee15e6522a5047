import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { userOf } from '@/lib/account/session/session'
import { setClock } from '@/lib/core/clock'
import { findEntries } from '@/lib/journal/data'
import { entriesAbout } from '@/lib/journal/testing/entries'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { orderUnder } from '../testing/order-under'
import { findCustomerKey, findPerson } from './find-person'
import { sendCustomerLinks, signOutCustomer } from './help-customer'
import { listCustomers } from './list-customers'
import { readCustomer } from './read-customer'

const ACTOR = 'support uid-s'

describe('customers at the desk', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  afterEach(() => setClock())
  const order = async (email: string) => (await orderUnder(store(), email)).orderId
  const paid = async (email: string) => {
    const id = await order(email)
    return (await confirmPayment(store(), id, 'test')).id
  }
  const listed = async (limit: number, before?: string) => {
    const { entries, next } = await listCustomers(store(), {
      limit,
      ...(before === undefined ? {} : { before }),
    })
    return { people: entries.map(({ newest, sums }) => [newest.email, sums.count]), next }
  }

  it('are listed once each, by latest order first, page by page', async () => {
    await order('eins@example.com')
    await order('zwei@example.com')
    await order('EINS@example.com')
    await order('drei@example.com')
    const first = await listed(2)
    expect(first.people).toEqual([
      ['drei@example.com', 1],
      ['EINS@example.com', 2],
    ])
    expect(await listed(2, first.next ?? '')).toEqual({ people: [['zwei@example.com', 1]], next: null })
  })

  it('are listed with few queries, however many orders there are', async () => {
    for (let n = 0; n < 40; n += 1) await order(n % 2 === 0 ? 'oft@example.com' : `kunde-${n}@example.com`)
    const [find, list] = [jest.spyOn(store(), 'find'), jest.spyOn(store(), 'list')]
    expect((await listed(5)).people).toHaveLength(5)
    expect(list).toHaveBeenCalledTimes(1)
    expect(find.mock.calls.length).toBeLessThanOrEqual(6)
  })

  it('are shown with their sums, and opened by an order or an account', async () => {
    const account = await accounts.register({ emailVerified: false })
    await expect(findCustomerKey(store(), 'niemand@example.com')).rejects.toMatchObject({
      code: 'customer_not_found',
    })
    expect(await findCustomerKey(store(), account.email)).toBe(account.uid)
    const id = await paid(account.email)
    const second = await order(account.email)
    await cancelOrder(store(), second, 'test')
    const key = await findCustomerKey(store(), account.email.toUpperCase())
    expect(key).toBe(second)
    const file = await readCustomer(store(), key, { limit: 10 })
    expect(file?.orders.entries.map(({ orderId }) => orderId)).toEqual([second, id])
    expect(file?.sums).toEqual({ count: 2, paid: file?.orders.entries[1]?.total, refunded: 0, isWhole: true })
    expect(file?.person.account).toMatchObject({ uid: account.uid, emailVerified: false, isDisabled: false })
    expect(file?.person.account?.signedInAt).toBeGreaterThan(0)
    expect(await findPerson(store(), 'niemand')).toBeNull()
  })

  it('can be sent their links again, which is journalled without the address', async () => {
    const id = await paid('links@example.com')
    await sendCustomerLinks(store(), id, ACTOR)
    const mails = Object.values(Object(await store().get('mails')))
    expect(mails.filter((mail) => Object(mail).template === 'own-orders')).toMatchObject([
      { to: 'links@example.com' },
    ])
    const { entries } = await findEntries(store(), 'act', 'customer-links-sent', { limit: 5 })
    expect(entries).toMatchObject([{ actor: ACTOR, subject: `orders/${id}` }])
    expect(JSON.stringify(entries)).not.toContain('@')
    const { uid } = await accounts.register()
    await expect(sendCustomerLinks(store(), uid, ACTOR)).rejects.toMatchObject({ code: 'order_not_found' })
  })

  it('can be signed out everywhere', async () => {
    const { uid, cookie } = await accounts.register()
    expect(await userOf(store(), cookie)).toMatchObject({ uid })
    const devices = async () => (await readCustomer(store(), uid, { limit: 5 }))?.devices
    expect(await devices()).toMatchObject([{ device: 'Firefox, Linux' }])
    await signOutCustomer(store(), uid, 'admin uid-a')
    expect(await userOf(store(), cookie)).toBeNull()
    expect(await devices()).toEqual([])
    expect(await entriesAbout(store(), `users/${uid}`)).toEqual([
      { act: 'customer-signed-out', actor: 'admin uid-a' },
    ])
    await expect(signOutCustomer(store(), await order('gast@example.com'), ACTOR)).rejects.toMatchObject({
      code: 'customer_not_found',
    })
  })
})

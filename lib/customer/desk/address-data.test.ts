import { z } from 'zod'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { noteOrder } from '@/lib/orders/desk/note-order'
import { writeInvoice } from '@/lib/orders/order-tasks'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { reportRating } from '@/lib/ratings/reports/report-rating'
import { declaredCollections } from '@/lib/records/collections'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmEntries } from '@/lib/statements/confirm-entries'
import { findEntries } from '@/lib/statements/data'
import { takeStatement } from '@/lib/statements/take-statement'
import { camtFile } from '@/lib/statements/testing/sample-files'
import { declareWithdrawal } from '@/lib/withdrawals/declare-withdrawal'
import { addOrder } from '@/lib/orders/testing/add-order'
import { findCustomerKey } from './find-person'
import { orderUnder } from '../testing/order-under'
import { addressData } from './address-data'

const said = { name: 'Erika Muster', email: 'gast@example.com' }

const fileSchema = z.looseObject({ notIncluded: z.record(z.string(), z.string()), account: z.unknown() })

describe('the data export of a customer', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)

  async function read(key: string) {
    let text = ''
    for await (const piece of await addressData(store(), key)) text += piece
    return { text, file: fileSchema.parse(JSON.parse(text)) }
  }
  async function buy(email: string) {
    const { orderId } = await orderUnder(store(), email)
    const order = await confirmPayment(store(), orderId, 'test')
    await writeInvoice(store(), orderId)
    const [presetId = ''] = Object.keys(order.items)
    await ratePreset(store(), order, presetId, { stars: 4, text: 'Gut zu hören.', name: 'Kim' })
    await noteOrder(store(), orderId, 'Nur für den Schreibtisch.', 'support s')
    return orderId
  }

  it('contains the data of an address without an account, and of no other address', async () => {
    const id = await buy('gast@example.com')
    await buy('andere@example.com')
    const { text, file } = await read(id)
    expect(file).toMatchObject({
      email: 'gast@example.com',
      orders: [{ id }],
      invoices: [{ kind: 'invoice' }],
      ratings: [{ orderId: id, text: 'Gut zu hören.' }],
      account: null,
      unreadable: [],
    })
    for (const secret of ['andere@', 'Nur für den Schreibtisch', 'accessTokenHash', 'owners'])
      expect(text).not.toContain(secret)
  })

  it('contains bank entries of the customer’s payments, and withdrawals without an order', async () => {
    const {
      id: orderId,
      reference,
      total,
    } = await addOrder(store(), { email: said.email, emailLower: said.email })
    const file053 = camtFile([{ amount: total, purpose: `Danke ${reference}` }])
    await takeStatement(store(), { bytes: file053, name: 'auszug.xml' }, 'admin a')
    const [entry] = (await findEntries(store(), 'sure', { limit: 1 })).entries
    await confirmEntries(store(), [entry?.id ?? ''], 'admin a')
    await declareWithdrawal(store(), { ...said, reference: 'Taktgeber, gestern' }, 'key-1')
    await declareWithdrawal(store(), { ...said, email: 'andere@example.com', reference: 'x' }, 'key-2')
    const { file } = await read(orderId)
    expect(file).toMatchObject({
      bankEntries: [{ name: entry?.name, iban: entry?.iban, purpose: `Danke ${reference}`, amount: total }],
      withdrawalsWithoutOrder: [{ email: said.email, reference: 'Taktgeber, gestern' }],
    })
  })

  it('is available for customers who have only declared a withdrawal', async () => {
    await declareWithdrawal(store(), { ...said, reference: 'x' }, 'key-3')
    const key = await findCustomerKey(store(), said.email.toUpperCase())
    const { file } = await read(key)
    expect(file).toMatchObject({
      email: said.email,
      orders: [],
      withdrawalsWithoutOrder: [{ reference: 'x' }],
    })
  })

  it('is available for customers who have only reported a rating, with their own reports only', async () => {
    const report = { place: '/presets/taktgeber', reason: 'Beleidigung', name: '', goodFaith: true as const }
    await reportRating(store(), { ...report, email: said.email }, 'key-4')
    await reportRating(store(), { ...report, email: 'andere@example.com' }, 'key-5')
    await reportRating(store(), { ...report, email: '' }, 'key-6')
    const { file, text } = await read(await findCustomerKey(store(), said.email))
    expect(file).toMatchObject({ orders: [], reports: [{ email: said.email, reason: 'Beleidigung' }] })
    expect(text).not.toMatch(/andere@|idempotencyKey/)
  })

  it('contains the account only once its address is verified', async () => {
    const { uid, email } = await accounts.register({ emailVerified: false })
    expect((await read(uid)).file).toMatchObject({
      account: null,
      notIncluded: { account: expect.any(String) },
    })
    await accounts.change(uid, { emailVerified: true })
    const { file } = await read(uid)
    expect(file).toMatchObject({ account: { profile: { uid, email } } })
    expect(file.notIncluded).not.toHaveProperty('account')
    expect(file.notIncluded).toHaveProperty('otherMails')
  })

  it('contains every collection of personal data, or says why not', async () => {
    const { file } = await read(await buy('gast@example.com'))
    const { orders, invoices, mails, withdrawals, bankEntries } = { ...file }
    const { ratings, reports, invitations } = { ...file }
    const beside = { ratings, reports, invitations }
    const lists = Object.keys({ orders, invoices, mails, withdrawals, bankEntries, ...beside })
    const placed = [...declaredCollections].flatMap(([name, { copied }]) =>
      copied ? [[name, copied] as const] : [],
    )
    expect(
      placed
        .filter(([, place]) => place === 'file')
        .map(([name]) => name)
        .sort(),
    ).toEqual(lists.sort())
    expect(Object.values(file).every((part) => part !== undefined)).toBe(true)
    const named = [...placed.filter(([, place]) => place === 'account').map(([name]) => name), ...lists]
    expect(
      placed.filter(([name]) => !named.includes(name) && !(name in file.notIncluded)).map(([name]) => name),
    ).toEqual([])
  })
})

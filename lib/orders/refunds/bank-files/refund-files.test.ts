import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import { orderTimeline } from '@/lib/admin/order-timeline'
import { readCompleteOrder } from '@/lib/admin/complete-order'
import { dayOf, now } from '@/lib/core/clock'
import { confirmEntries } from '@/lib/statements/confirm-entries'
import { findEntries } from '@/lib/statements/data'
import { takeStatement } from '@/lib/statements/take-statement'
import { camtFile } from '@/lib/statements/testing/sample-files'
import { booking } from '@/lib/statements/testing/sample-reading'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { getOrder } from '../../data'
import { deskOrder } from '../../desk/desk-order'
import { exportBookings } from '../../invoicing/export-bookings'
import { addOrder } from '../../testing/add-order'
import { findingsOf } from '../../testing/outcome'
import { callOffRefund } from '../call-off-refund'
import { reportTransfer } from '../report-transfer'
import { completeAccount } from '../complete-account'
import { requestRefund } from '../request-refund'
import { payeeSchema, type RefundRequest } from '../schema'
import { makeRefundFile } from './make-refund-file'
import { openRefundFiles } from './open-refund-files'
import { refundBankFile, reportFileSent } from './refund-bank-file'

const ACTOR = 'admin uid-1'
const PAYER = 'DE89370400440532013000'
const none = { code: 'no_refunds' }

describe('refunds by transfer', () => {
  const store = temporaryStore()
  let keys = 0
  afterEach(async () =>
    expect((await findingsOf(store())).filter(({ code }) => code !== 'missing_invoice')).toEqual([]),
  )

  /** Orders paid by transfers on one statement. */
  const paidOrders = async (count: number) => {
    const orders = []
    for (let index = 0; index < count; index += 1) orders.push(await addOrder(store()))
    const bookings = orders.map(({ reference, total }) => ({ ...booking, amount: total, purpose: reference }))
    await takeStatement(store(), { bytes: camtFile(bookings), name: 'auszug.xml' }, ACTOR)
    const { entries } = await findEntries(store(), 'sure', { limit: 100 })
    await confirmEntries(
      store(),
      entries.map(({ id }) => id),
      ACTOR,
    )
    return orders.map(({ id }) => id)
  }
  const refund = (id: string, asked: RefundRequest = {}) =>
    requestRefund(store(), id, asked, { key: `key-number-${(keys += 1)}`, actor: ACTOR })
  const existing = async (id: string) => {
    const order = await getOrder(store(), id)
    if (!order) throw new Error('no order')
    return order
  }
  const refundsOf = async (id: string) => Object.values((await existing(id)).refunds ?? {})

  it('go to the account on the statement with its holder’s name, unless another is given', async () => {
    const [id = ''] = await paidOrders(1)
    const payer = { iban: expect.any(String), holder: booking.name }
    expect(deskOrder(await existing(id)).refundable?.payer).toEqual(payer)
    await refund(id, { amount: 100 })
    await refund(id, { amount: 100, iban: PAYER, holder: 'Erika Muster' })
    const [one, other] = await refundsOf(id)
    expect(one).toMatchObject(payer)
    expect(other).toMatchObject({ iban: PAYER, holder: 'Erika Muster' })
  })

  it('are in one valid bank file each, and are reported sent once', async () => {
    const ids = await paidOrders(3)
    for (const id of ids) await refund(id, { amount: 200 })
    const made = await Promise.allSettled([0, 1].map(() => makeRefundFile(store(), ACTOR)))
    const files = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const contents = await Promise.all(files.map(({ id }) => refundBankFile(store(), id)))
    const all = contents.map(({ content }) => content).join('')
    expect([...all.matchAll(/<InstdAmt Ccy="EUR">2.00</g)]).toHaveLength(3)
    const schema = readFileSync('lib/affiliate/testing/pain.001.001.09.xsd', 'utf8')
    const xml = contents.map(({ content }, index) => ({ fileName: `${index}.xml`, contents: content }))
    const checked = await validateXML({ xml, schema: { fileName: 'pain.xsd', contents: schema } })
    expect(checked.errors).toEqual([])
    await expect(makeRefundFile(store(), ACTOR)).rejects.toMatchObject(none)

    expect((await refundsOf(ids[0] ?? '')).map(({ status }) => status)).toEqual(['pending'])
    const sent = await Promise.all(files.map(({ id }) => reportFileSent(store(), id, ACTOR)))
    expect(sent.reduce((sum, each) => sum + each.sent, 0)).toBe(3)
    for (const { id } of files) expect(await reportFileSent(store(), id, ACTOR)).toEqual({ sent: 0, left: 0 })
    expect(await openRefundFiles(store())).toEqual([])
    for (const id of ids) expect((await existing(id)).refunded).toBe(200)
  })

  it('reported sent alone leave the file; those reported with it stay in later downloads', async () => {
    const ids = await paidOrders(2)
    const [alone, filed] = await Promise.all(ids.map((id) => refund(id, { amount: 200 })))
    const [first = ''] = ids
    const file = await makeRefundFile(store(), ACTOR)
    expect(deskOrder(await existing(first)).refunds).toMatchObject([{ bankFile: file.id }])
    await reportTransfer(store(), first, alone?.refundId ?? '', ACTOR)
    const download = async () => (await refundBankFile(store(), file.id)).content
    const before = await download()
    expect(before).toContain('<NbOfTxs>1</NbOfTxs>')
    expect(before).toContain(`-${filed?.refundId.slice(-8)}<`)
    expect(await reportFileSent(store(), file.id, ACTOR)).toEqual({ sent: 1, left: 0 })
    const transfers = (content: string) => content.slice(content.indexOf('<PmtInf>'))
    expect(transfers(await download())).toBe(transfers(before))
  })

  it.each(['', '東京 太郎'])(
    'to a holder %j say why no file takes them, and can be completed once',
    async (holder) => {
      const [id = ''] = await paidOrders(1)
      await store().update({ [`orders/${id}/transfers`]: null, [`orders/${id}/name`]: null })
      const { refundId } = await refund(id, { amount: 100, iban: PAYER, holder })
      const lacks = async () => deskOrder(await existing(id)).refunds.map((each) => each.lacks)
      expect(await lacks()).toEqual(['holder'])
      await expect(makeRefundFile(store(), ACTOR)).rejects.toMatchObject(none)
      const complete = (name: string) =>
        completeAccount(store(), id, refundId, payeeSchema.parse({ iban: PAYER, holder: name }), ACTOR)
      for (const name of ['', '東京 太郎']) expect(() => complete(name)).toThrow()
      await Promise.all([complete('Erika Muster'), complete('Erika Muster')])
      expect(await lacks()).toEqual([undefined])
      await expect(complete('Wer anders')).rejects.toMatchObject({ code: 'order_state' })
      const { id: fileId } = await makeRefundFile(store(), ACTOR)
      expect((await refundBankFile(store(), fileId)).content).toContain('<Nm>Erika Muster</Nm>')
    },
  )

  it('that banks would reject are left out, and a called-off one leaves the file and stays in the books', async () => {
    const [first = '', second = ''] = await paidOrders(2)
    await store().update({ [`orders/${second}/transfers`]: null, [`orders/${second}/name`]: null })
    await refund(second, { amount: 100, iban: PAYER })
    const { refundId } = await refund(first, { amount: 300 })
    const file = await makeRefundFile(store(), ACTOR)
    expect([file.count, file.amount]).toEqual([1, 300])
    await callOffRefund(store(), first, refundId, ACTOR)
    await expect(refundBankFile(store(), file.id)).rejects.toMatchObject(none)
    expect(await reportFileSent(store(), file.id, ACTOR)).toEqual({ sent: 0, left: 0 })
    expect(await openRefundFiles(store())).toEqual([])

    expect(await refundsOf(first)).toMatchObject([{ status: 'cancelled', amount: 300 }])
    const shown = await readCompleteOrder(store(), first)
    if (shown === null || shown === 'broken') throw new Error('the order can be read')
    expect(orderTimeline(shown)).toContainEqual(
      expect.objectContaining({ kind: 'refundCalledOff', amount: 300 }),
    )
    const today = dayOf(now())
    const lines: string[] = []
    for await (const line of exportBookings(store(), { from: today, to: today })) lines.push(line)
    const { reference } = await existing(first)
    expect(lines.filter((line) => line.includes(reference)).join('')).toMatch(
      /Erstattung abgebrochen \(3,00\).*;0,00;/,
    )
  })
})

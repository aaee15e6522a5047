import { now, setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { getInvoice } from '@/lib/invoices/data'
import { readPdf } from '@/lib/invoices/testing/read-pdf'
import { setCurrentOwner, setOpen } from '@/lib/legal/current-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { StoreError } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { adjustBalance } from '../balance/adjust-balance'
import { changePartner } from '../applications/change-partner'
import { changePayoutData } from './change-payout-data'
import { getAffiliate, partnershipEnded } from '../data'
import { getSale, listLedger } from '../sales/data'
import { payOut, startPayout } from './pay-out'
import { getRun } from './data'
import { creditNoteFile, ownCreditNote, payoutBankFile, payoutsOf, payoutTable } from './payout-files'
import { previewPayout } from './preview-payout'
import { leaveProgramme } from '../applications/leave-programme'
import { publicPartner } from '../partners/public-partner'
import { namedLedger } from '../sales/named-ledger'
import { getAccount } from '../balance/data'
import { releaseOrTell, releaseSales } from '../balance/release-sales'
import { reportReturned, reportSent } from './report-payout'
import { reportAllSent } from './report-run'
import { changeCommission } from '../balance/change-commission'
import { addPartners, addSale, samplePayout } from '../testing/add-sales'
import { partnerPayout } from '../mails/partner-mails'

beforeAll(() => setOpen(true))

const store = temporaryStore()
beforeAll(() => setCurrentOwner(realOwner))
const AT = Date.parse('2026-10-01T12:00:00+02:00')
const DUE = Date.parse('2026-12-01T12:00:00+01:00')

async function run(): Promise<string> {
  const id = newId('run')
  await startPayout(store(), id, 'test')
  await payOut(store(), id)
  return id
}

beforeEach(() => addPartners(store(), ['nova', 'pixel']))
afterEach(async () => {
  expect(await findingsOf(store())).toEqual([])
  setClock()
})

it('pays what is due once, however often and from several processes, and never below the threshold', async () => {
  await addSale(store(), 'pixel', { at: AT, price: 24_990 })
  const sale = await addSale(store(), 'nova', { at: AT, price: 25_000 })
  setClock(() => DUE)
  const [one, other] = [newId('run'), newId('run')]
  await Promise.all([one, one, other].map((id) => startPayout(store(), id, 'test')))
  await Promise.all([one, one, other, other].map((id) => payOut(store(), id)))
  const payouts = [...(await payoutsOf(store(), one)), ...(await payoutsOf(store(), other))]
  expect(payouts).toMatchObject([
    { uid: 'nova', amount: 2500, sales: 1, status: 'created', creditNote: 'G-2026-000001' },
  ])
  expect(await getSale(store(), sale.id)).toMatchObject({ status: 'paid', payoutId: payouts[0]?.id })
  expect(await getAffiliate(store(), 'nova')).toMatchObject({
    released: 0,
    balance: 0,
    paidOut: 2500,
    totalEarnings: 2500,
  })
  expect(await getAffiliate(store(), 'pixel')).toMatchObject({ released: 2499, withheld: 'below-threshold' })
  const mails = await store().list('mails', { limit: 10 })
  expect(mails).toMatchObject([
    { value: { to: 'nova@example.com', template: 'partner-payout', about: payouts[0]?.id } },
  ])
  // A run without payouts is deleted.
  expect((await store().list('affiliateRuns', { limit: 9 })).length).toBe(1)
})

it('respects refunds during the run, and carries a negative balance over', async () => {
  const sale = await addSale(store(), 'nova', { at: AT, price: 50_000 })
  await addSale(store(), 'nova', { at: AT + 1, price: 40_000 })
  setClock(() => DUE)
  await releaseSales(store())
  const refund = async (refunded: number) => {
    for (;;) {
      const changes = await changeCommission(store(), sale, { refunded, holds: {} })
      if (
        await store()
          .update(changes)
          .then(
            () => true,
            () => false,
          )
      )
        return
    }
  }
  const id = newId('run')
  await startPayout(store(), id, 'test')
  await Promise.all([payOut(store(), id), refund(20_000)])
  const [payout] = await payoutsOf(store(), id)
  const left = (await getAffiliate(store(), 'nova'))?.released
  expect((payout?.amount ?? 0) + (left ?? 0)).toBe(7000)
  await refund(50_000)
  expect(await getAffiliate(store(), 'nova')).toMatchObject({ withheld: 'negative' })
  const debt = 4000 - (payout?.amount ?? 0)
  expect((await getAffiliate(store(), 'nova'))?.released).toBe(debt)
  await addSale(store(), 'nova', { at: DUE, price: 100_000 })
  setClock(() => DUE + 40 * 86_400_000)
  const [next] = await payoutsOf(store(), await run())
  expect(next).toMatchObject({ amount: 10_000 + debt, sales: 1 })
  const note = await getInvoice(store(), next?.creditNote ?? '')
  expect(Object.values(note?.lines ?? {}).map(({ gross }) => gross)).toEqual([10_000, debt])
})

it('restores a returned payout, cancels its credit note, and pays it out again', async () => {
  const sale = await addSale(store(), 'nova', { at: AT, price: 30_000 })
  setClock(() => DUE)
  const [payout] = await payoutsOf(store(), await run())
  const id = payout?.id ?? ''
  await expect(reportReturned(store(), id, 'admin a')).rejects.toMatchObject({ code: 'payout_unsent' })
  await reportSent(store(), id, 'admin a')
  await Promise.all([reportReturned(store(), id, 'admin a'), reportReturned(store(), id, 'admin a')])
  expect(await getSale(store(), sale.id)).toMatchObject({ status: 'approved', payable: 'nova' })
  expect(await getAffiliate(store(), 'nova')).toMatchObject({
    released: 3000,
    balance: 3000,
    paidOut: 0,
    isPayable: true,
  })
  await expect(reportSent(store(), id, 'admin a')).rejects.toMatchObject({ code: 'payout_returned' })
  expect(await getInvoice(store(), 'G-2026-000002')).toMatchObject({
    gross: -3000,
    corrects: 'G-2026-000001',
  })
  const [again] = await payoutsOf(store(), await run())
  expect(again).toMatchObject({ amount: 3000, sales: 1, creditNote: 'G-2026-000003' })
  const { entries } = await listLedger(store(), 'nova', { limit: 9 })
  expect(entries.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(
    expect.arrayContaining(['payout -3000', 'payout 3000', 'commission 3000']),
  )
})

const leave = async (uid: string) => {
  const partner = await getAffiliate(store(), uid)
  if (partner) await store().update(partnershipEnded(partner))
}

it('still pays a partner who has left, below the threshold, too, and mails the credit note', async () => {
  await addSale(store(), 'nova', { at: AT, price: 100 })
  await leave('nova')
  // Ordered before the end, paid after it.
  await addSale(store(), 'pixel', { at: AT, price: 10 })
  setClock(() => DUE)
  await releaseSales(store())
  await leave('pixel')
  expect(await payoutsOf(store(), await run())).toMatchObject([
    { uid: 'pixel', amount: 1 },
    { uid: 'nova', amount: 10, holder: 'Nova Müller' },
  ])
  expect(await store().list('mails', { limit: 3 })).toHaveLength(2)
})

it('also pays commissions that arise after the partnership has ended', async () => {
  await leave('nova')
  await addSale(store(), 'nova', { at: AT, price: 100 })
  setClock(() => DUE)
  const [payout] = await payoutsOf(store(), await run())
  expect(payout).toMatchObject({ uid: 'nova', amount: 10, iban: samplePayout.iban })
  await reportSent(store(), payout?.id ?? '', 'admin a')
  await reportReturned(store(), payout?.id ?? '', 'admin a')
  expect(await payoutsOf(store(), await run())).toMatchObject([{ uid: 'nova', amount: 10 }])
})

it('pays a partner whose partnership the owner ended, below the threshold, too', async () => {
  await adjustBalance(store(), 'nova', { amount: 30, note: 'Kulanz', key: 'one' })
  await changePartner(store(), 'nova', { active: false }, 'admin a')
  expect(await previewPayout(store())).toEqual({ count: 1, amount: 30, isMore: false })
  await changePartner(store(), 'nova', { active: true }, 'admin a')
  expect(await getAffiliate(store(), 'nova')).toMatchObject({ withheld: 'below-threshold' })
})

it('leaves out partners whom banks would reject, with the reason, and pays them once they correct it', async () => {
  await addPartners(store(), ['pixel'], { ...samplePayout, holder: '東京 太郎' })
  for (const uid of ['nova', 'pixel'])
    await adjustBalance(store(), uid, { amount: 2500, note: 'Kulanz', key: uid })
  expect(await payoutsOf(store(), await run())).toMatchObject([{ uid: 'nova' }])
  expect(await getAffiliate(store(), 'pixel')).toMatchObject({ released: 2500, withheld: 'no-data' })
  await changePayoutData(store(), 'pixel', { ...samplePayout, holder: 'Tarou Toukyou' })
  expect(await payoutsOf(store(), await run())).toMatchObject([{ uid: 'pixel', amount: 2500 }])
})

it('previews what it would pay', async () => {
  await adjustBalance(store(), 'nova', { amount: 4000, note: 'Kulanz', key: 'one' })
  await adjustBalance(store(), 'pixel', { amount: 2500, note: 'Kulanz', key: 'two' })
  expect(await previewPayout(store())).toEqual({ count: 2, amount: 6500, isMore: false })
  expect(await previewPayout(store(), 2)).toEqual({ count: 2, amount: 6500, isMore: false })
  // Highest uid first.
  expect(await previewPayout(store(), 1)).toEqual({ count: 1, amount: 2500, isMore: true })
})

it('offers files only after the end, always with the same transfers, dated the day of download', async () => {
  await adjustBalance(store(), 'nova', { amount: 4000, note: 'Kulanz', key: 'one' })
  await adjustBalance(store(), 'pixel', { amount: 2500, note: 'Kulanz', key: 'two' })
  const id = newId('run')
  await startPayout(store(), id, 'test')
  let asked = 0
  expect(await payOut(store(), id, () => (asked += 1) === 1)).toBe(false)
  await expect(payoutBankFile(store(), id)).rejects.toMatchObject({ code: 'run_not_done' })
  expect(await payOut(store(), id)).toBe(true)
  setClock(() => DUE)
  const { name, content } = await payoutBankFile(store(), id)
  expect([name, content]).toEqual(['pain.001.xml', expect.stringContaining('<Dt>2026-12-01</Dt>')])
  await adjustBalance(store(), 'nova', { amount: 9000, note: 'Kulanz', key: 'three' })
  await payOut(store(), id)
  setClock(() => DUE + 4 * 86_400_000)
  const again = await payoutBankFile(store(), id)
  expect(again.name).toBe('pain.001-erneut.xml')
  // The day of download, since banks reject past dates.
  expect(again.content).toContain('<Dt>2026-12-05</Dt>')
  expect(String(again.content).replaceAll('2026-12-05', '2026-12-01')).toBe(content)
  expect(await getRun(store(), id)).toMatchObject({ payouts: 2, amount: 6500 })
  const table = (await payoutTable(store(), id)).content
  expect(String(table).split('\r\n')[1]).toMatch(
    /;G-2026-000001;PIXEL;Nova Müller;DE02120300000000202051;0;25,00;In der Bankdatei$/,
  )
  await expect(payoutBankFile(store(), newId('run'))).rejects.toMatchObject({ code: 'not_found' })
})

it('leaves a returned transfer out of the bank file, since the next run pays it', async () => {
  await adjustBalance(store(), 'nova', { amount: 4000, note: 'Kulanz', key: 'one' })
  await adjustBalance(store(), 'pixel', { amount: 2500, note: 'Kulanz', key: 'two' })
  const id = await run()
  const payouts = await payoutsOf(store(), id)
  const back = payouts.find(({ uid }) => uid === 'nova')
  const kept = payouts.find(({ uid }) => uid === 'pixel')
  await reportSent(store(), back?.id ?? '', 'admin a')
  await reportReturned(store(), back?.id ?? '', 'admin a')
  const content = String((await payoutBankFile(store(), id)).content)
  expect(content).toContain('<NbOfTxs>1</NbOfTxs>')
  expect(content).toContain('<CtrlSum>25.00</CtrlSum>')
  const named = [...content.matchAll(/<EndToEndId>(.*?)<\/EndToEndId>/g)].map(([, number]) => number)
  expect(named).toEqual([kept?.creditNote])
  expect(await payoutsOf(store(), await run())).toMatchObject([{ uid: 'nova', amount: 4000 }])
})

const address = { street: 'Musterweg 2', zip: '12345', city: 'Musterstadt', country: 'Deutschland' }

it.each([
  ['private', { ...samplePayout, address }, 'none', 0, 'Keine Umsatzsteuer'],
  [
    'small business',
    { ...samplePayout, address, taxState: 'small-business' as const, taxNumber: '21/815/08150' },
    'small-business',
    0,
    '§ 19 UStG',
  ],
  [
    'VAT',
    { ...samplePayout, address, taxState: 'vat' as const, vatId: 'DE123456788' },
    'included',
    19,
    'Umsatzsteuer 19 %',
  ],
  [
    'VAT abroad',
    { ...samplePayout, address, taxState: 'vat' as const, vatId: 'ATU12345675' },
    'reverse-charge',
    0,
    '§ 13b UStG',
  ],
])('writes the credit note of a partner who is %s', async (_, payout, vat, ratePercent, words) => {
  await addPartners(store(), ['nova'], payout)
  await addSale(store(), 'nova', { at: AT, price: 30_000 })
  setClock(() => DUE)
  await run()
  const note = await getInvoice(store(), 'G-2026-000001')
  const tax = ratePercent === 0 ? 0 : 479
  expect(note).toMatchObject({ kind: 'credit-note', vat, ratePercent, tax, net: 3000 - tax, gross: 3000 })
  const { content } = await creditNoteFile(store(), 'G-2026-000001')
  const { pages, attachments } = await readPdf(Buffer.from(content))
  const text = pages.join().replaceAll(/\s+/g, ' ')
  expect(text).toContain('Gutschrift G-2026-000001')
  expect(text).toContain('Musterweg 2')
  expect(text).toContain('01.10.2026 bis 01.10.2026')
  expect(text).toContain(words)
  if ('taxNumber' in payout) expect(text).toContain(`Steuernummer ${payout.taxNumber}`)
  expect(attachments.map(({ filename }) => filename)).toEqual(
    'vatId' in payout && payout.vatId.startsWith('DE') ? ['factur-x.xml'] : [],
  )
  const [xml] = attachments
  if (xml) {
    expect(xml.text).toMatch(/<ram:TypeCode>389</)
    expect(xml.text).toMatch(/SellerTradeParty>[^]*Nova Müller[^]*DE123456788[^]*<\/ram:SellerTradeParty>/)
    expect(xml.text).toMatch(/GrandTotalAmount>30\.00</)
  }
})

it('mails the credit note', async () => {
  await addSale(store(), 'nova', { at: AT, price: 30_000 })
  setClock(() => DUE)
  const [payout] = await payoutsOf(store(), await run())
  const mail = {
    id: newId('mail'),
    to: 'a@example.com',
    template: 'partner-payout' as const,
    about: payout?.id ?? '',
    status: 'waiting' as const,
    tries: 0,
    at: now(),
  }
  const content = await partnerPayout(store(), mail)
  expect(content?.subject).toMatch(/30,00/)
  expect(content?.attachments?.map(({ filename }) => filename)).toEqual(['G-2026-000001.pdf'])
  await reportSent(store(), payout?.id ?? '', 'admin a')
  await reportReturned(store(), payout?.id ?? '', 'admin a')
  expect(await partnerPayout(store(), mail)).toBeNull()
})

it('reports a whole run as sent at once, except for returned payouts', async () => {
  await addPartners(store(), ['kira'])
  for (const [index, uid] of ['nova', 'pixel', 'kira'].entries())
    await addSale(store(), uid, { at: AT + index, price: 30_000 })
  setClock(() => DUE)
  const id = newId('run')
  await startPayout(store(), id, 'test')
  await expect(reportAllSent(store(), id, 'admin a')).rejects.toMatchObject({ code: 'run_not_done' })
  await payOut(store(), id)
  const back = (await payoutsOf(store(), id)).find(({ uid }) => uid === 'pixel')?.id ?? ''
  await reportSent(store(), back, 'admin a')
  await reportReturned(store(), back, 'admin a')
  await Promise.all(['admin a', 'admin b'].map((actor) => reportAllSent(store(), id, actor)))
  // The task is interrupted after one partner, continues, and is repeated by two processes at once.
  expect(await payOut(store(), id, () => false)).toBe(false)
  await Promise.all([payOut(store(), id), payOut(store(), id)])
  const states = (await payoutsOf(store(), id)).map(({ uid, status }) => [uid, status])
  expect(Object.fromEntries(states)).toEqual({ nova: 'sent', pixel: 'returned', kira: 'sent' })
  const journal = await store().list('journal', { limit: 20 })
  expect(journal.filter(({ value }) => JSON.stringify(value).includes('payout-sent'))).toHaveLength(3)
})

it('states manual adjustments in the credit note, once', async () => {
  await addSale(store(), 'nova', { at: AT, price: 30_000 })
  setClock(() => DUE)
  const adjust = (amount: number, note: string) =>
    adjustBalance(store(), 'nova', { amount, note, key: crypto.randomUUID() })
  await adjust(1000, 'Turnier im Oktober')
  await adjust(-200, 'Doppelt gezahlt')
  await run()
  const first = await getInvoice(store(), 'G-2026-000001')
  expect(Object.values(first?.lines ?? {})).toMatchObject([
    { text: 'Provision für einen Verkauf', gross: 3000 },
    { text: 'Bonus: Turnier im Oktober', gross: 1000 },
    { text: 'Abzug: Doppelt gezahlt', gross: -200 },
  ])
  await adjust(5000, 'Noch ein Turnier')
  await run()
  const second = await getInvoice(store(), 'G-2026-000002')
  expect(Object.values(second?.lines ?? {})).toMatchObject([{ text: 'Bonus: Noch ein Turnier', gross: 5000 }])
})

it('states the adjustments of a returned payout again in the next credit note', async () => {
  const adjust = (amount: number, note: string) =>
    adjustBalance(store(), 'nova', { amount, note, key: crypto.randomUUID() })
  await adjust(3000, 'Turnier im Oktober')
  await adjust(-200, 'Doppelt gezahlt')
  const [payout] = await payoutsOf(store(), await run())
  await adjust(1000, 'Turnier im November')
  await reportSent(store(), payout?.id ?? '', 'admin a')
  await Promise.all([1, 2].map(() => reportReturned(store(), payout?.id ?? '', 'admin a')))
  const [again] = await payoutsOf(store(), await run())
  const note = await getInvoice(store(), again?.creditNote ?? '')
  expect(Object.values(note?.lines ?? {})).toMatchObject([
    { text: 'Bonus: Turnier im Oktober', gross: 3000 },
    { text: 'Abzug: Doppelt gezahlt', gross: -200 },
    { text: 'Bonus: Turnier im November', gross: 1000 },
  ])
})

/** Until the returned function is called, no change of the partner's balance can be written. */
async function block(uid: string): Promise<() => Promise<void>> {
  const key = `once/released_${uid}_${(await getAccount(store(), uid)).releases}` as const
  await store().update({ [key]: 1 })
  return () => store().update({ [key]: null })
}

it('pays everyone else if one record is damaged, and tells the owner', async () => {
  for (const uid of ['nova', 'pixel'])
    await adjustBalance(store(), uid, { amount: 3000, note: 'Kulanz', key: uid })
  const mend = await block('pixel')
  const id = await run()
  expect(await payoutsOf(store(), id)).toMatchObject([{ uid: 'nova' }])
  expect((await getRun(store(), id))?.doneAt).toBeDefined()
  const [task] = (await store().list('tasks', { limit: 9 }))
    .map(({ value }) => Object(value))
    .filter(({ kind }) => kind === 'release')
  await expect(releaseOrTell(store(), task.subject)).rejects.toThrow('affiliateUsers/pixel')
  await mend()
  await releaseOrTell(store(), task.subject)
  expect(await payoutsOf(store(), await run())).toMatchObject([{ uid: 'pixel' }])
})

it('reports everyone else’s payout as sent if one record is damaged', async () => {
  for (const uid of ['nova', 'pixel'])
    await adjustBalance(store(), uid, { amount: 3000, note: 'Kulanz', key: uid })
  const id = await run()
  const mend = await block('pixel')
  await reportAllSent(store(), id, 'admin a')
  await expect(payOut(store(), id)).rejects.toThrow('affiliateUsers/pixel')
  const states = async () =>
    (await payoutsOf(store(), id)).map(({ uid, status }) => `${uid} ${status}`).sort()
  expect(await states()).toEqual(['nova sent', 'pixel created'])
  await mend()
  await payOut(store(), id)
  expect(await states()).toEqual(['nova sent', 'pixel sent'])
})

it('waits for the store: a failure of everybody’s payout ends no run', async () => {
  await adjustBalance(store(), 'nova', { amount: 3000, note: 'Kulanz', key: 'nova' })
  const id = newId('run')
  await startPayout(store(), id, 'test')
  const update = jest.spyOn(store(), 'updateOnce').mockRejectedValue(new StoreError('unavailable', 'away'))
  await expect(payOut(store(), id)).rejects.toThrow('away')
  update.mockRestore()
  expect((await getRun(store(), id))?.doneAt).toBeUndefined()
  await payOut(store(), id)
  expect(await payoutsOf(store(), id)).toMatchObject([{ uid: 'nova' }])
})

it('shows the sale of each ledger entry', async () => {
  const { saleDate } = await addSale(store(), 'nova', { at: AT, price: 30_000 })
  const { entries } = await namedLedger(store(), 'nova', { limit: 5 })
  expect(entries).toMatchObject([{ kind: 'commission', sale: { productName: 'Stille Sohle', saleDate } }])
})

it('pays a partner who leaves, even below the threshold, and deactivates the code', async () => {
  await addSale(store(), 'nova', { at: AT, price: 1000 })
  await Promise.all([leaveProgramme(store(), 'nova'), leaveProgramme(store(), 'nova')])
  expect(await publicPartner(store(), 'NOVA')).toBeNull()
  expect(await getAffiliate(store(), 'nova')).toMatchObject({ active: false, endedAt: AT, balance: 100 })
  await expect(leaveProgramme(store(), 'nobody')).rejects.toMatchObject({ code: 'affiliate_not_found' })
  setClock(() => DUE)
  expect(await payoutsOf(store(), await run())).toMatchObject([{ uid: 'nova', amount: 100 }])
})

it('gives partners their own credit notes only, even after leaving', async () => {
  await addSale(store(), 'nova', { at: AT, price: 30_000 })
  setClock(() => DUE)
  const [payout] = await payoutsOf(store(), await run())
  const id = payout?.id ?? ''
  await leaveProgramme(store(), 'nova')
  expect(await ownCreditNote(store(), 'nova', id)).toMatchObject({ contentType: 'application/pdf' })
  await expect(ownCreditNote(store(), 'pixel', id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(ownCreditNote(store(), 'nova', newId('payout'))).rejects.toMatchObject({ code: 'not_found' })
})

import { dayOf, now, setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { formatCents } from '@/lib/core/money'
import { readPdf } from '@/lib/invoices/testing/read-pdf'
import { setCurrentOwner } from '@/lib/legal/current-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { findMails, forgetSubject, getMail, repeatMail } from '@/lib/mail/data'
import { increment } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { pairSubject } from '@/lib/tasks/schema'
import { adjustBalance } from '../balance/adjust-balance'
import { changeCommission } from '../balance/change-commission'
import { releaseSales } from '../balance/release-sales'
import { getAffiliate, partnershipEnded } from '../data'
import { partnerMonthMail } from '../mails/partner-month'
import { payOut, startPayout } from '../payouts/pay-out'
import { entryAdded, listLedger } from '../sales/data'
import { addPartners, addSale } from '../testing/add-sales'
import { monthBefore, partnerMonth } from './month-of'
import { isMonthDue, monthlyWanted, sendMonths } from './send-months'

const store = temporaryStore()
const berlin = (time: string) => Date.parse(time)
const NOVEMBER = berlin('2026-11-02T09:00:00+01:00')
const OCTOBER = {
  first: berlin('2026-10-01T00:00:00+02:00'),
  next: berlin('2026-11-01T00:00:00+01:00'),
}

beforeAll(() => setCurrentOwner(realOwner))
beforeEach(() => addPartners(store(), ['nova', 'pixel', 'quiet']))
afterEach(() => setClock())

/** The balance at a time, by the ledger alone. */
async function balanceAt(uid: string, time: number): Promise<number> {
  const { entries } = await listLedger(store(), uid, { limit: 1000 })
  return entries.filter(({ at }) => at < time).reduce((sum, { amount }) => sum + amount, 0)
}

/** An October with all kinds of entries, and some on both sides of its ends. */
async function live(): Promise<void> {
  await addSale(store(), 'nova', { at: OCTOBER.first - 1, price: 50_000 })
  const sale = await addSale(store(), 'nova', { at: OCTOBER.first, price: 30_010 })
  await addSale(store(), 'nova', { at: OCTOBER.first + 1, price: 1_999 })
  await store().update(await changeCommission(store(), sale, { refunded: 10_000, holds: {} }))
  await adjustBalance(store(), 'nova', { amount: 777, note: 'Danke', key: 'a' })
  await adjustBalance(store(), 'nova', { amount: -77, note: 'Irrtum', key: 'b' })
  setClock(() => OCTOBER.next - 1)
  await releaseSales(store())
  const run = newId('run')
  await startPayout(store(), run, 'test')
  await payOut(store(), run)
  await addSale(store(), 'nova', { at: OCTOBER.next, price: 90_000 })
  await addSale(store(), 'pixel', { at: OCTOBER.first - 1, price: 50_000 })
  setClock(() => NOVEMBER)
}

it('sums up a month between midnights in Berlin, to the cent, whatever is entered afterwards', async () => {
  await live()
  const month = await partnerMonth(store(), 'nova', '2026-10')
  expect(month).toMatchObject({
    opening: await balanceAt('nova', OCTOBER.first),
    closing: await balanceAt('nova', OCTOBER.next),
  })
  const moved = Object.fromEntries((month?.moved ?? []).map(({ kind, ...sum }) => [kind, sum]))
  expect(moved).toMatchObject({
    commission: { count: 2, amount: 3001 + 200 },
    reversal: { count: 1, amount: -1000 },
    bonus: { count: 1, amount: 777 },
    adjustment: { count: 1, amount: -77 },
    payout: { count: 1 },
  })
  await adjustBalance(store(), 'nova', { amount: 5, note: 'Später', key: 'c' })
  expect(await partnerMonth(store(), 'nova', '2026-10')).toEqual(month)
})

it('follows from one month to the next, with entries at any time', async () => {
  const months = ['2026-08', '2026-09', '2026-10']
  const from = berlin('2026-07-20T00:00:00+02:00')
  for (let entry = 0; entry < 300; entry += 1) {
    const at = from + entry * 8 * 3_600_000 + 7
    setClock(() => at)
    await store().update(
      entryAdded('nova', { kind: entry % 3 ? 'commission' : 'reversal', amount: (entry % 7) - 3, at }),
    )
  }
  setClock(() => NOVEMBER)
  const [august, september, october] = await Promise.all(
    months.map((month) => partnerMonth(store(), 'nova', month)),
  )
  expect(september?.opening).toBe(august?.closing)
  expect(october?.opening).toBe(september?.closing)
  expect(october?.closing).toBe(await balanceAt('nova', OCTOBER.next))
  expect(await getAffiliate(store(), 'nova')).toMatchObject({ balance: await balanceAt('nova', now()) })
})

it('is read again if an entry is added meanwhile, even before the newest entry', async () => {
  await live()
  const { entries } = await listLedger(store(), 'nova', { limit: 1000 })
  const before = await partnerMonth(store(), 'nova', '2026-10')
  const lower = `ledger_${OCTOBER.next - 5}_${'0'.repeat(16)}`
  const read = store().list.bind(store())
  const reading = jest.spyOn(store(), 'list').mockImplementation(async (path, page) => {
    const found = await read(path, page)
    // The first looks for the newest entry, the second reads them.
    if (reading.mock.calls.length === 2)
      await store().update({
        [`affiliateLedger/nova/${lower}`]: { kind: 'commission', amount: 100, at: OCTOBER.next - 5 },
        'affiliateUsers/nova/balance': increment(100),
      })
    return found
  })
  const month = await partnerMonth(store(), 'nova', '2026-10')
  reading.mockRestore()
  expect((await listLedger(store(), 'nova', { limit: 1000 })).entries).toHaveLength(entries.length + 1)
  expect(month?.opening).toBe(before?.opening)
  expect(month?.closing).toBe((before?.closing ?? 0) + 100)
})

it('is null for a month without entries, and for an unknown partner', async () => {
  await live()
  expect(await partnerMonth(store(), 'pixel', '2026-10')).toBeNull()
  expect(await partnerMonth(store(), 'nova', '2026-07')).toBeNull()
  expect(await partnerMonth(store(), 'quiet', '2026-10')).toBeNull()
  expect(await partnerMonth(store(), 'nobody', '2026-10')).toBeNull()
  expect([monthBefore('2026-11-01'), monthBefore('2027-01-31')]).toEqual(['2026-10', '2026-12'])
})

describe('the monthly mail', () => {
  const sent = async () => {
    const { entries } = await findMails(store(), null, { limit: 100 })
    return entries.filter(({ template }) => template === 'partner-month')
  }

  it('is sent once to each partner with entries in the month, even by concurrent runs', async () => {
    await live()
    const today = dayOf(now())
    await Promise.all(
      [today, today, pairSubject('2026-10', 'zzz')].map((subject) => sendMonths(store(), subject)),
    )
    await sendMonths(store(), '2026-11-03')
    expect((await sent()).map(({ to }) => to)).toEqual(['nova@example.com'])
  })

  it('is not sent to partners who have switched it off, until it is on again', async () => {
    await live()
    await monthlyWanted(store(), 'nova', false)
    await sendMonths(store(), dayOf(now()))
    expect(await sent()).toEqual([])
    await monthlyWanted(store(), 'nova', true)
    await sendMonths(store(), dayOf(now()))
    expect(await sent()).toHaveLength(1)
  })

  it('is not sent to partners who have left, even if it was already queued', async () => {
    await live()
    const partner = await getAffiliate(store(), 'nova')
    if (!partner) throw new Error('no partner')
    await sendMonths(store(), dayOf(now()))
    const [mail] = await sent()
    expect(mail && (await partnerMonthMail(store(), mail))).not.toBeNull()
    await store().update(partnershipEnded(partner))
    expect(mail && (await partnerMonthMail(store(), mail))).toBeNull()
    await store().update({ 'once/monthly_nova_2026-10': null })
    await sendMonths(store(), dayOf(now()))
    expect(await sent()).toHaveLength(1)
  })

  it('is dropped if the partner switches it off while it is queued', async () => {
    await live()
    await sendMonths(store(), dayOf(now()))
    const [mail] = await sent()
    await monthlyWanted(store(), 'nova', false)
    expect(mail && (await partnerMonthMail(store(), mail))).toBeNull()
  })

  it('no longer names its partner, and is empty, once the account is deleted', async () => {
    await live()
    await sendMonths(store(), dayOf(now()))
    await forgetSubject(store(), 'nova')
    const [mail] = await sent()
    expect(mail).not.toHaveProperty('about')
    expect(JSON.stringify(await store().get('mails'))).not.toMatch(/"nova"/)
    expect(mail && (await partnerMonthMail(store(), mail))).toBeNull()
  })

  it('covers the same month when it is sent again later', async () => {
    await live()
    await sendMonths(store(), dayOf(now()))
    const [mail] = await sent()
    if (!mail) throw new Error('no mail')
    setClock(() => NOVEMBER + 60 * 86_400_000)
    const again = await repeatMail(store(), mail, {})
    const repeated = await getMail(store(), again ?? '')
    expect(repeated && (await partnerMonthMail(store(), repeated))?.subject).toContain('Oktober 2026')
  })

  it('is still sent to other partners if one ledger is unreadable', async () => {
    await live()
    setClock(() => OCTOBER.next - 1)
    await adjustBalance(store(), 'pixel', { amount: 1, note: 'Rest', key: 'p' })
    setClock(() => NOVEMBER)
    await store().update({ [`affiliateLedger/nova/${newId('ledger')}`]: 'broken' })
    await sendMonths(store(), dayOf(now()))
    expect((await sent()).map(({ to }) => to)).toEqual(['pixel@example.com'])
  })

  it('shows the same amounts as its PDF', async () => {
    await live()
    await sendMonths(store(), dayOf(now()))
    const [mail] = await sent()
    const content = mail && (await partnerMonthMail(store(), mail))
    const [pdf] = content?.attachments ?? []
    if (!content || !pdf) throw new Error('no mail')
    expect(content.subject).toBe('Dein Oktober 2026 im Partnerprogramm')
    const { pages, isTagged } = await readPdf(pdf.content)
    const text = pages.join(' ').replaceAll('\u00a0', ' ')
    const shown = (cents = NaN) => formatCents(cents).replaceAll('\u00a0', ' ')
    const month = await partnerMonth(store(), 'nova', '2026-10')
    for (const amount of [month?.opening, month?.closing, 3201, -1000, 777, -77]) {
      expect(JSON.stringify(content.parts)).toContain(formatCents(amount ?? NaN))
      expect(text).toContain(shown(amount))
    }
    expect(text).toContain('Guthaben am Anfang des 01.10.2026')
    expect(text).toContain('Guthaben am Ende des 31.10.2026')
    expect(isTagged).toBe(true)
  })

  it.each([
    ['2026-11-01T00:00:00+01:00', true],
    ['2026-11-10T23:59:59+01:00', true],
    ['2026-11-11T00:00:00+01:00', false],
    ['2026-10-31T23:59:59+01:00', false],
  ])('is due at %s: %s', (time, isDue) => {
    setClock(() => berlin(time))
    expect(isMonthDue()).toBe(isDue)
  })
})

import { dayOf, now, setClock } from '@/lib/core/clock'
import { unsubscribe } from '@/lib/customer/unsubscribe'
import { setOpen } from '@/lib/legal/current-owner'
import { getMail } from '@/lib/mail/data'
import type { Mail } from '@/lib/mail/schema'
import { unsubscribeAddress, unsubscribeLinkSchema } from '@/lib/mail/unsubscribe-link'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { taskSchema } from '@/lib/tasks/schema'
import { getAffiliate } from '../data'
import { partnerSales } from '../mails/partner-mails'
import { addPartners, addSale } from '../testing/add-sales'
import { chooseDigest } from './change-notices'
import { sendDigests } from './send-digests'

beforeAll(() => setOpen(true))

const DAY = 86_400_000
/** A Thursday. */
const AT = Date.parse('2026-10-01T12:00:00+02:00')
const morning = (days: number) => setClock(() => Date.parse('2026-10-01T00:10:00+02:00') + days * DAY)

describe('sales digests', () => {
  const store = temporaryStore()
  beforeEach(async () => {
    await addPartners(store(), ['nova'])
  })
  afterEach(() => {
    setClock()
  })

  const choose = (digest: string) => store().update({ 'partnerNotices/nova': { digest } })
  const mails = async () => {
    const found = await store().list('mails', { limit: 99 })
    return (await Promise.all(found.map(({ key }) => getMail(store(), key)))).filter((mail) => mail !== null)
  }
  const contentOf = async (mail: Mail | undefined) => mail && (await partnerSales(store(), mail))
  const sell = async (...times: number[]) => {
    for (const at of times) await addSale(store(), 'nova', { at, price: 1000 })
  }

  it('sum up the previous day’s sales daily at eight, without buyer data', async () => {
    await choose('daily')
    await sell(AT, AT + 1)
    morning(1)
    await sendDigests(store(), dayOf(now()))
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'nova@example.com', template: 'partner-sales', about: 'nova' })
    const [task] = await store().list('tasks', { limit: 9 })
    expect(task?.value).toMatchObject({ kind: 'mail', dueAt: Date.parse('2026-10-02T08:00:00+02:00') })
    const content = await contentOf(mail)
    expect(content).toMatchObject({ subject: '2 Verkäufe durch dich', isOptional: true })
    const text = JSON.stringify(content)
    expect(text).toContain('1. Oktober 2026')
    expect(text).toContain('2,00')
    expect(text).not.toContain('kundin@')
    expect(text).toContain('/api/mails/unsubscribe?mail=')
  })

  it('are sent once per day, even by concurrent and repeated runs', async () => {
    await choose('daily')
    await sell(AT)
    morning(1)
    await Promise.all(Array.from({ length: 10 }, () => sendDigests(store(), dayOf(now()))))
    await sendDigests(store(), dayOf(now()))
    expect(await mails()).toHaveLength(1)
    await sell(AT + DAY)
    morning(2)
    await sendDigests(store(), dayOf(now()))
    const contents = await Promise.all((await mails()).map(contentOf))
    expect(contents.map((content) => content?.subject)).toEqual(Array(2).fill('Ein Verkauf durch dich'))
  })

  it('are sent on Mondays if weekly', async () => {
    await choose('weekly')
    await sell(AT, AT + DAY)
    for (const day of [1, 2, 3]) {
      morning(day)
      await sendDigests(store(), dayOf(now()))
    }
    expect(await mails()).toEqual([])
    morning(4)
    await sendDigests(store(), dayOf(now()))
    const [mail] = await mails()
    expect(JSON.stringify(await contentOf(mail))).toContain('1. Oktober 2026 bis 2. Oktober 2026')
  })

  it('sum up the month before on the first if monthly', async () => {
    await choose('monthly')
    await sell(AT, AT + 30 * DAY)
    morning(30)
    await sendDigests(store(), dayOf(now()))
    expect(await mails()).toEqual([])
    morning(31)
    await sell(AT + 31 * DAY)
    await sendDigests(store(), dayOf(now()))
    const text = JSON.stringify(await contentOf((await mails())[0]))
    expect(text).toContain('1. Oktober 2026 bis 31. Oktober 2026')
    expect(text).toContain('2 Verkäufe')
  })

  it('are sent later if the shop was down on their day', async () => {
    await choose('weekly')
    await sell(AT)
    morning(6)
    await sendDigests(store(), dayOf(now()))
    expect(await mails()).toHaveLength(1)
  })

  it('are not sent without a sale, or if switched off', async () => {
    await choose('daily')
    morning(1)
    await sendDigests(store(), dayOf(now()))
    await store().update({ 'partnerNotices/nova/digest': null })
    await sell(AT + DAY)
    morning(2)
    await sendDigests(store(), dayOf(now()))
    expect(await mails()).toEqual([])
  })

  it('cannot be chosen without a mail address, and then sum up nothing', async () => {
    await store().update({ 'affiliateUsers/nova/email': null })
    const partner = await getAffiliate(store(), 'nova')
    if (!partner) throw new Error('no partner')
    await expect(chooseDigest(store(), partner, 'daily')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { digest: expect.any(String) },
    })
    await chooseDigest(store(), partner, null)
    await choose('daily')
    await sell(AT)
    morning(1)
    await sendDigests(store(), dayOf(now()))
    expect(await mails()).toEqual([])
    expect(await store().get('partnerNotices/nova/announced')).toBeNull()
  })

  it('are sent in batches, each continued by a further task', async () => {
    const uids = Array.from({ length: 201 }, (_, index) => `p${1000 + index}`)
    for (const uid of uids)
      await store().update({
        [`affiliateUsers/${uid}`]: { uid, email: `${uid}@example.com` },
        [`partnerNotices/${uid}`]: {
          digest: 'daily',
          announced: { '2026-10-01': { sales: 1, earnings: 1 } },
        },
      })
    morning(1)
    const clock = jest.spyOn(performance, 'now')
    let time = 0
    clock.mockImplementation(() => (time += 6_000))
    await sendDigests(store(), dayOf(now()))
    clock.mockRestore()
    const sent = async () => (await store().list('mails', { limit: 999 })).length
    expect(await sent()).toBe(200)
    const tasks = await store().list('tasks', { limit: 999 })
    const further = tasks.map(({ value }) => taskSchema.parse(value)).filter(({ kind }) => kind === 'digest')
    expect(further).toMatchObject([{ subject: '2026-10-02 p1001' }])
    await sendDigests(store(), further[0]?.subject ?? '')
    expect(await sent()).toBe(201)
  })

  it('clear reported sales after a week, and the shown overlays each morning', async () => {
    await choose('daily')
    await sell(AT)
    await store().update({ 'partnerNotices/nova/shown/sale_1': { at: AT, presetId: 'x' } })
    morning(1)
    await sendDigests(store(), dayOf(now()))
    const notices = async () => Object(await store().get('partnerNotices/nova'))
    expect(await notices()).toMatchObject({ summed: expect.anything() })
    expect(await notices()).not.toHaveProperty('shown')
    morning(8)
    await sendDigests(store(), dayOf(now()))
    expect(await notices()).toHaveProperty('summed')
    morning(9)
    await sendDigests(store(), dayOf(now()))
    expect(await notices()).toEqual({ digest: 'daily' })
  })

  it('leave no data of a partner who has left', async () => {
    await store().update({ 'affiliateUsers/nova/endedAt': AT, 'partnerNotices/nova/discordFailure': 'away' })
    morning(1)
    await sendDigests(store(), dayOf(now()))
    expect(await store().get('partnerNotices')).toBeNull()
  })

  it('can be unsubscribed from by their link, which also drops a queued one', async () => {
    await choose('daily')
    await sell(AT)
    morning(1)
    await sendDigests(store(), dayOf(now()))
    const [mail] = await mails()
    const { searchParams } = new URL(unsubscribeAddress(mail?.id ?? ''))
    const link = unsubscribeLinkSchema.parse(Object.fromEntries(searchParams))
    expect(await unsubscribe(store(), link)).toBe('done')
    expect(await contentOf(mail)).toBeNull()
    expect(await store().get('partnerNotices')).toBeNull()
  })
})

import { setClock } from '@/lib/core/clock'
import { unsubscribe } from '@/lib/customer/unsubscribe'
import { setCurrentOwner } from '@/lib/legal/current-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { getMail } from '@/lib/mail/data'
import type { Mail } from '@/lib/mail/schema'
import { unsubscribeAddress, unsubscribeLinkSchema } from '@/lib/mail/unsubscribe-link'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { partnerSales } from '../mails/partner-sales'
import { addPartners, addSale } from '../testing/add-sales'
import { sendDigests } from './send-digests'

const DAY = 86_400_000
/** A Thursday. */
const AT = Date.parse('2026-10-01T12:00:00+02:00')
const morning = (days: number) => setClock(() => Date.parse('2026-10-01T00:10:00+02:00') + days * DAY)

describe('mails that sum up sales', () => {
  const store = temporaryStore()
  beforeEach(async () => {
    setCurrentOwner(realOwner)
    await addPartners(store(), ['nova'])
  })
  afterEach(() => {
    setCurrentOwner(sampleOwner)
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

  it('say daily what the days before have brought, at eight in the morning, and nothing of buyers', async () => {
    await choose('daily')
    await sell(AT, AT + 1)
    morning(1)
    await sendDigests(store())
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

  it('come once, whatever the number of processes and repetitions', async () => {
    await choose('daily')
    await sell(AT)
    morning(1)
    await Promise.all(Array.from({ length: 10 }, () => sendDigests(store())))
    await sendDigests(store())
    expect(await mails()).toHaveLength(1)
    await sell(AT + DAY)
    morning(2)
    await sendDigests(store())
    const contents = await Promise.all((await mails()).map(contentOf))
    expect(contents.map((content) => content?.subject)).toEqual(Array(2).fill('Ein Verkauf durch dich'))
  })

  it('come weekly on Monday', async () => {
    await choose('weekly')
    await sell(AT, AT + DAY)
    for (const day of [1, 2, 3]) {
      morning(day)
      await sendDigests(store())
    }
    expect(await mails()).toEqual([])
    morning(4)
    await sendDigests(store())
    const [mail] = await mails()
    expect(JSON.stringify(await contentOf(mail))).toContain('1. Oktober 2026 bis 2. Oktober 2026')
  })

  it('make good for a day on which the shop was down', async () => {
    await choose('weekly')
    await sell(AT)
    morning(6)
    await sendDigests(store())
    expect(await mails()).toHaveLength(1)
  })

  it('do not come without a sale, or where they are off', async () => {
    await choose('daily')
    morning(1)
    await sendDigests(store())
    await store().update({ 'partnerNotices/nova/digest': null })
    await sell(AT + DAY)
    morning(2)
    await sendDigests(store())
    expect(await mails()).toEqual([])
  })

  it('end by the link in each of them, also the one that is on its way', async () => {
    await choose('daily')
    await sell(AT)
    morning(1)
    await sendDigests(store())
    const [mail] = await mails()
    const { searchParams } = new URL(unsubscribeAddress(mail?.id ?? ''))
    const link = unsubscribeLinkSchema.parse(Object.fromEntries(searchParams))
    expect(await unsubscribe(store(), link)).toBe('done')
    expect(await contentOf(mail)).toBeNull()
    expect(await store().get('partnerNotices')).toBeNull()
  })
})

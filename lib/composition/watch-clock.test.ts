import { clockSeen } from '@/lib/clock/data'
import { forgetOutsideTime } from '@/lib/clock/outside-time'
import { answerFromElsewhere } from '@/lib/clock/testing/answer-from-elsewhere'
import { readClock } from '@/lib/clock/require-clock'
import { addPartners, addSale } from '@/lib/affiliate/testing/add-sales'
import { releaseSales } from '@/lib/affiliate/balance/release-sales'
import { getSale } from '@/lib/affiliate/sales/data'
import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { findMails, findMailsOfOrder } from '@/lib/mail/data'
import messages from '@/messages/de.json'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { sampleOrder, sampleTerms } from '@/lib/orders/testing/sample-order'
import { findTasks } from '@/lib/tasks/data'
import { onceADay } from '@/lib/tasks/once-a-day'
import { runTasks } from '@/lib/tasks/run-tasks'
import { tidyAll } from '@/lib/retention/testing/tidy-all'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmClock } from './confirm-clock'
import { countWaiting } from '@/lib/admin/count-waiting'
import { setOpen } from '@/lib/legal/current-owner'
import { shopMails } from './shop-mails'
import { shopTasks } from './shop-tasks'
import { lookAtClock, ownerClockMail, watchClock } from './watch-clock'

beforeAll(() => setOpen(true))

/** Several documents are drawn, as slowly as on a busy machine. */
const LONG_MS = 90_000
const DAY = 24 * 60 * 60_000
const { id } = sampleOrder
const year = new Date().getFullYear()

describe('a clock that jumps ahead', () => {
  const store = temporaryStore()
  const jump = (days: number) => setClock(() => Date.now() + days * DAY)
  const sell = async () => {
    await saveOrder(store(), sampleOrder)
    await confirmPayment(store(), id, 'admin')
  }
  const tidyNow = () => tidyAll(store())
  const waits = { code: 'clock_doubted' }

  beforeEach(async () => {
    env().OWNER_MAIL = 'inhaber@example.com'
    await addPartners(store(), ['nova'])
    await lookAtClock(store())
  })
  afterEach(() => setClock())

  it('delays invoice numbers until the clock is corrected', async () => {
    await sell()
    jump(400)
    await expect(ensureInvoice(store(), id)).rejects.toMatchObject(waits)
    expect(await store().get('invoices')).toBeNull()
    setClock()
    expect((await ensureInvoice(store(), id))?.number).toBe(`R-${year}-000001`)
  })

  it('deletes and releases nothing, and marks no future day as done', async () => {
    const sale = await addSale(store(), 'nova', { at: Date.now(), price: 50_000 })
    await store().update({ 'mails/mail_1780308000000_aaaaaaaaaaaaaaaa': { at: 1, old: true } })
    jump(4000)
    await expect(tidyNow()).rejects.toMatchObject(waits)
    await expect(releaseSales(store())).rejects.toMatchObject(waits)
    const stops = [onceADay(store(), 'tidy'), onceADay(store(), 'release')]
    await new Promise((resolve) => setTimeout(resolve, 50))
    await Promise.all(stops.map((stop) => stop()))
    const onceKeys = Object.keys(Object(await store().get('once')))
    expect(onceKeys.filter((onceKey) => /^(tidy|release)_/.test(onceKey))).toEqual([])
    expect(await getSale(store(), sale.id)).toMatchObject({ status: 'pending' })
    expect(await store().get('mails/mail_1780308000000_aaaaaaaaaaaaaaaa')).not.toBeNull()
  })

  it('is reported to the owner once, by mail and at the desk, until it is corrected', async () => {
    const mails = async () =>
      (await findMails(store(), 'waiting', { limit: 10 })).entries.filter(
        ({ template }) => template === 'owner-clock',
      )
    expect((await countWaiting(store())).clock).toBe(0)
    jump(2)
    await lookAtClock(store())
    await lookAtClock(store())
    expect((await countWaiting(store())).clock).toBe(1)
    const [mail, ...others] = await mails()
    if (!mail) throw new Error('the owner is told nothing')
    expect(others).toEqual([])
    expect(JSON.stringify(await ownerClockMail(store(), mail))).toContain('confirm-clock')
    setClock()
    await lookAtClock(store())
    expect((await countWaiting(store())).clock).toBe(0)
    expect(await mails()).toHaveLength(1)
  })

  it('does not delay tasks once it is corrected', async () => {
    const task = {
      id: 'task_1780308000000_aaaaaaaaaaaaaaaa',
      kind: 'invoice',
      subject: id,
      state: 'waiting',
      tries: 3,
    }
    jump(400)
    await lookAtClock(store())
    const dueAt = Date.now() + 400 * DAY
    await store().update({ [`tasks/${task.id}`]: { ...task, since: dueAt, dueAt } })
    setClock()
    await lookAtClock(store())
    expect(Number(await store().get(`tasks/${task.id}/dueAt`))).toBeLessThanOrEqual(Date.now())
  })

  it('is not assumed if the machine was off for a week, or once the owner confirms the time', async () => {
    const offFor = async (days: number) => {
      const reading = await readClock(store())
      await store().update(clockSeen({ ...reading, at: reading.at - days * DAY, boot: 'an earlier one' }))
    }
    await offFor(7)
    await tidyNow()
    await lookAtClock(store())
    await offFor(60)
    await expect(tidyNow()).rejects.toMatchObject(waits)
    await lookAtClock(store())
    await expect(tidyNow()).rejects.toMatchObject(waits)
    await store().update(clockSeen(await readClock(store())))
    await tidyNow()
    expect((await countWaiting(store())).clock).toBe(0)
  })

  it('is not assumed if a freshly booted machine sets its clock', async () => {
    await store().update({ 'signals/clock': null })
    jump(-3)
    const stop = watchClock(store(), 200)
    await new Promise((resolve) => setTimeout(resolve, 50))
    setClock()
    await eventually(async () => expect(await store().get('signals/clock/seen')).not.toBeNull())
    await stop()
    expect((await countWaiting(store())).clock).toBe(0)
  })

  it('does not stop daily tasks from being planned once the clock is right', async () => {
    const stop = onceADay(store(), 'tidy')
    await eventually(async () => expect(await store().get('tasks')).not.toBeNull())
    await stop()
  })
})

describe('a public shop whose clock is not confirmed', () => {
  const store = temporaryStore()
  const waits = { code: 'clock_doubted' }
  const origin = env().PUBLIC_ORIGIN
  /** Compares with a service that runs on another machine. */
  const watch = (ask: () => Promise<unknown>) => watchClock(store(), 60_000, ask)
  const sell = async () => {
    await saveOrder(store(), sampleOrder)
    await confirmPayment(store(), id, 'admin')
  }

  beforeEach(() => {
    env().OWNER_MAIL = 'inhaber@example.com'
    env().PUBLIC_ORIGIN = 'https://shop.example'
  })
  afterEach(() => {
    setClock()
    forgetOutsideTime()
    env().PUBLIC_ORIGIN = origin
  })

  it('issues no first invoice number, unless it runs locally', async () => {
    setClock(() => Date.now() + 400 * DAY)
    await sell()
    await expect(ensureInvoice(store(), id)).rejects.toMatchObject(waits)
    await lookAtClock(store())
    await expect(ensureInvoice(store(), id)).rejects.toMatchObject(waits)
    expect(await store().get('invoices')).toBeNull()
    setClock()
    env().PUBLIC_ORIGIN = origin
    expect((await ensureInvoice(store(), id))?.number).toBe(`R-${year}-000001`)
  })

  it('continues by itself as soon as an outside service reports the same time', async () => {
    await sell()
    const stopTasks = runTasks(store(), { ...shopTasks, mail: async () => undefined })
    await eventually(async () => expect(await resting()).toMatch('clock_doubted'))
    const stop = watch(() => answerFromElsewhere(Date.now()))
    await eventually(async () => expect((await getOrder(store(), id))?.invoice).toBe(`R-${year}-000001`))
    await Promise.all([stop(), stopTasks()])
    // For the next start, too, which has heard of no service yet.
    forgetOutsideTime()
    await expect(tidyAll(store())).resolves.toBeDefined()
  })

  it('keeps waiting if an outside service reports another year, even if the owner confirms the clock', async () => {
    await sell()
    setClock(() => Date.now() - 400 * DAY)
    const stop = watch(() => answerFromElsewhere(Date.now()))
    await eventually(async () => expect((await countWaiting(store())).clock).toBe(1))
    await confirmClock(store(), 'admin x')
    await expect(ensureInvoice(store(), id)).rejects.toMatchObject(waits)
    setClock()
    expect((await ensureInvoice(store(), id))?.number).toBe(`R-${year}-000001`)
    await stop()
  })

  it('continues once the owner confirms the clock, which is journalled', async () => {
    await sell()
    const stopTasks = runTasks(store(), { ...shopTasks, mail: async () => undefined })
    await eventually(async () => expect(await resting()).toMatch('clock_doubted'))
    await confirmClock(store(), 'admin x')
    await eventually(async () => expect((await getOrder(store(), id))?.invoice).toBe(`R-${year}-000001`))
    await stopTasks()
    expect(JSON.stringify(await store().get('journal'))).toContain('clock-confirmed')
  })

  it(
    'sends the contract at once, and each document as soon as it has a number',
    async () => {
      const templates = async () => {
        const { entries } = await findMailsOfOrder(store(), id, { limit: 9 })
        return entries
          .map(({ template, status, about = '' }) => `${template} ${status} ${about.slice(0, 2)}`)
          .sort()
      }
      const text = async (template: string) => {
        const { entries } = await findMailsOfOrder(store(), id, { limit: 9 })
        const mail = entries.find((each) => each.template === template)
        return mail && JSON.stringify((await shopMails[mail.template](store(), mail))?.parts)
      }
      await store().update(sampleTerms)
      await sell()
      const stopTasks = runTasks(store(), shopTasks)
      await eventually(async () => expect(await templates()).toContain('order-confirmed sent '), LONG_MS)
      expect(await text('order-confirmed')).toContain(messages.mail.enclosed.invoiceLater)
      await giveBack()
      await eventually(
        async () => expect(await templates()).toContainEqual(expect.stringMatching(/^order-refunded sent/)),
        LONG_MS,
      )
      expect(await text('order-refunded')).toContain(messages.mail.enclosed.correctionLater)
      expect(await store().get('invoices')).toBeNull()
      await confirmClock(store(), 'admin x')
      await eventually(
        async () =>
          expect(await templates()).toEqual([
            'order-confirmed sent ',
            'order-invoice sent K-',
            'order-invoice sent R-',
            'order-refunded sent re',
            'owner-order sent ',
          ]),
        LONG_MS,
      )
      expect(await text('order-confirmed')).toContain(messages.mail.enclosed.invoice)
      await stopTasks()
    },
    5 * LONG_MS,
  )
  const giveBack = async () => {
    const wish = { amount: 100, iban: 'DE02120300000000202051' }
    const by = { key: 'a-key-of-eight', actor: 'admin' }
    const { refundId } = await requestRefund(store(), id, wish, by)
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
  }

  it('does not trust a clock earlier than the build until the owner confirms it', async () => {
    process.env.BUILT_AT = String(Date.now())
    env().PUBLIC_ORIGIN = origin
    await sell()
    setClock(() => Date.now() - 400 * DAY)
    await expect(ensureInvoice(store(), id)).rejects.toMatchObject(waits)
    await confirmClock(store(), 'admin x')
    expect((await ensureInvoice(store(), id))?.number).toBe(
      `R-${new Date(Date.now() - 400 * DAY).getFullYear()}-000001`,
    )
    delete process.env.BUILT_AT
  })

  const resting = async () => JSON.stringify((await findTasks(store(), 'waiting', { limit: 10 })).entries)
})

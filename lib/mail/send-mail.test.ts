import { setTimeout } from 'node:timers/promises'
import { forgetOutsideTime, outsideTime } from '@/lib/clock/outside-time'
import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { getTask, taskAdded } from '@/lib/tasks/data'
import { setOpen } from '@/lib/legal/current-owner'
import { getMail } from './data'
import { retryMail } from './retry-mail'
import { startMailServer, type MailServer } from './testing/mail-server'
import { addMail, sampleTasks } from './testing/sample-mails'
import { closeTransport, reachMailServer } from './transport'

beforeAll(() => setOpen(true))

const MINUTE = 60_000
const ORDER = 'order_1780308000000_0000000000000000'

describe('a mail', () => {
  const store = temporaryStore()
  let server: MailServer
  let time = Date.UTC(2026, 5, 1, 10)
  const connect = (query = '') => {
    closeTransport()
    env().SMTP_URL = `smtp://127.0.0.1:${server.port}${query}`
  }
  const attempt = (taskId: string) => attemptTask(store(), taskId, sampleTasks)
  const subjects = () => server.mails.map(({ subject }) => subject)

  beforeEach(async () => {
    setClock(() => (time += 1))
    server = await startMailServer()
    env().MAIL_FROM = '"Spielklang, der Shop" <shop@spielklang.example>'
    connect()
  })
  afterEach(async () => {
    setClock()
    closeTransport()
    await server.close()
  })

  it('has headers naming its id, its time and that it is automatic', async () => {
    const { id, taskId } = await addMail(store())
    const at = time
    await attempt(taskId)
    const [mail] = server.mails
    expect(mail?.messageId).toBe(`<${id}@spielklang.example>`)
    expect(mail?.date).toEqual(new Date(at - (at % 1000)))
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.from?.value).toEqual([{ name: 'Spielklang, der Shop', address: 'shop@spielklang.example' }])
    expect(mail?.to).toMatchObject({ value: [{ address: 'kaeufer@example.com' }] })
    expect(mail?.text).toContain('Grüße aus dem Test.')
    expect(mail?.html).toContain('Grüße aus dem Test.')
    expect(await getMail(store(), id)).toMatchObject({ status: 'sent', tries: 1, sentAt: expect.any(Number) })
    expect(await getMail(store(), id)).not.toHaveProperty('heldUntil')
    expect(await getTask(store(), taskId)).toBeNull()
  })

  it('waits while the server refuses temporarily, and is sent when it accepts', async () => {
    server.manners = [451, 'accept']
    const { id, taskId } = await addMail(store())
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({
      status: 'waiting',
      lastError: expect.stringContaining('451'),
    })
    // The log contains the error recorded with the task.
    expect(await getTask(store(), taskId)).toMatchObject({
      state: 'waiting',
      tries: 1,
      lastError: 'MailDelayed: EENVELOPE 451 RCPT TO',
    })
    time += MINUTE
    await attempt(taskId)
    expect(subjects()).toEqual(['order-received'])
    const sent = await getMail(store(), id)
    expect(sent).toMatchObject({ status: 'sent', tries: 2 })
    expect(sent).not.toHaveProperty('lastError')
  })

  it.each(['manners', 'atMessage'] as const)(
    'fails if its address is permanently refused (%s)',
    async (at) => {
      if (at === 'manners') server.manners = [550]
      else server.atMessage = 552
      const { id, taskId } = await addMail(store())
      await attempt(taskId)
      expect(await getMail(store(), id)).toMatchObject({
        status: 'failed',
        lastError: expect.stringMatching(/^55[02] /),
      })
      expect(await getTask(store(), taskId)).toBeNull()
    },
  )

  it.each([
    'keine Adresse',
    'a@b@c.example',
    'kaeufer@example.com\r\nBcc: alle@example.com',
    'a@example.com, b@example.com',
  ])('fails without contacting the server if the address is invalid: %j', async (to) => {
    const { id, taskId } = await addMail(store(), { to })
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({ status: 'failed' })
    expect(server.mails).toEqual([])
  })

  it('waits if the sender itself is refused', async () => {
    await server.close()
    server = await startMailServer({
      onMailFrom: (_address, _session, callback) =>
        callback(Object.assign(new Error('no'), { responseCode: 550 })),
    })
    connect()
    const { id, taskId } = await addMail(store())
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({ status: 'waiting' })
  })

  it.each(['drop', 'hang'] as const)('waits if the connection breaks (%s)', async (manner) => {
    connect('?socketTimeout=300')
    server.atMessage = manner
    const { id, taskId } = await addMail(store())
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({ status: 'waiting', lastError: expect.any(String) })
    server.atMessage = 'accept'
    time += MINUTE
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({ status: 'sent' })
    expect(subjects()).toEqual(['order-received'])
  })

  it('is sent once, however long the server takes after its final dot, and says so meanwhile', async () => {
    server.atMessage = () => setTimeout(3_500)
    const { id, taskId } = await addMail(store())
    const sending = attempt(taskId)
    await eventually(async () =>
      expect(await getMail(store(), id)).toMatchObject({
        status: 'waiting',
        unsure: 1,
        lastError: expect.stringContaining('noch nicht bestätigt'),
      }),
    )
    expect(await sending).toBe('done')
    expect(server.mails).toHaveLength(1)
    expect(await getMail(store(), id)).toMatchObject({ status: 'sent', tries: 1 })
    expect(await getMail(store(), id)).not.toHaveProperty('unsure')
  })

  it('that the server takes again and again without saying so is sent four times, then named, and once more on request', async () => {
    const taken = jest.spyOn(server, 'onTaken')
    server.atMessage = () => Promise.resolve(server.dropAll())
    const { id, taskId } = await addMail(store())
    for (let n = 0; n < 6; n += 1) {
      await attempt(taskId)
      time += 60 * MINUTE
    }
    expect(taken).toHaveBeenCalledTimes(4)
    expect(await getMail(store(), id)).toMatchObject({
      status: 'failed',
      lastError: expect.stringContaining('nie bestätigt'),
    })
    server.atMessage = 'accept'
    await retryMail(store(), id, 'admin a')
    const [task] = await store().list('tasks', { limit: 1 })
    await attempt(task?.key ?? '')
    expect(await getMail(store(), id)).toMatchObject({ status: 'sent' })
  })

  it('leaves alone within ten seconds a server that took mails and is silent now', async () => {
    await attempt((await addMail(store())).taskId)
    server.freeze()
    const { taskId } = await addMail(store())
    const begun = performance.now()
    const reach = { mail: reachMailServer, payment: () => Promise.resolve() }
    expect(await attemptTask(store(), taskId, { ...sampleTasks, reach })).toBe('away')
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(await store().get('faults/mail')).not.toBeNull()
  }, 20_000)

  it('waits if the server is not running', async () => {
    await server.close()
    const { id, taskId } = await addMail(store())
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({ status: 'waiting' })
  })

  it('does not wait for a server that was unreachable a moment ago', async () => {
    let greeted = 0
    await server.close()
    server = await startMailServer({ onConnect: () => (greeted += 1) })
    connect('?greetingTimeout=300')
    for (let n = 0; n < 5; n += 1) await attempt((await addMail(store())).taskId)
    expect(greeted).toBe(1)
    time += MINUTE
    await attempt((await addMail(store())).taskId)
    expect(greeted).toBe(2)
  })

  it('leaves this machine only encrypted', async () => {
    await server.close()
    // Not recognised as a local address, although it is one.
    const away = (query = '') => `smtp://0.0.0.0:${server.port}${query}`
    server = await startMailServer({ disabledCommands: ['STARTTLS'] })
    connect()
    env().SMTP_URL = away()
    const { id, taskId } = await addMail(store())
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({ status: 'waiting' })
    await server.close()

    const isSecure: boolean[] = []
    server = await startMailServer({
      onMailFrom: (_address, session, callback) => {
        isSecure.push(session.secure)
        callback()
      },
    })
    connect()
    env().SMTP_URL = away()
    time += MINUTE
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({
      status: 'waiting',
      lastError: expect.stringContaining('certificate'),
    })
    connect()
    env().SMTP_URL = away('?tls.rejectUnauthorized=false')
    time += 2 * MINUTE
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({ status: 'sent' })
    expect(isSecure).toEqual([true])
  })

  it.each([
    ['ready at Mon, 1 Mar 2027 13:00:00 +0100', Date.UTC(2027, 2, 1, 12)],
    ['ESMTP; 1 Mar 2027 12:00:00 GMT', Date.UTC(2027, 2, 1, 12)],
    ['ready', null],
    ['since Mon, 1 Mar 2027', null],
  ])('confirms the clock if its server greets with the time: %s', async (banner, told) => {
    forgetOutsideTime()
    await server.close()
    server = await startMailServer({ banner })
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      closeTransport()
      env().SMTP_URL = `smtp://${host}:${server.port}?tls.rejectUnauthorized=false`
      await attempt((await addMail(store())).taskId)
      // A server on this machine has the same clock.
      if (host === '127.0.0.1' || told === null) expect(outsideTime()).toBeNull()
      else expect(Math.abs((outsideTime() ?? 0) - told)).toBeLessThan(5000)
    }
    expect(server.mails).toHaveLength(2)
    forgetOutsideTime()
  })

  it('about an order is sent after earlier ones, even if they failed at first', async () => {
    const of = { orderId: ORDER }
    const received = await addMail(store(), of)
    const confirmed = await addMail(store(), { ...of, template: 'order-confirmed' })
    const refunded = await addMail(store(), { ...of, template: 'order-refunded' })
    await addMail(store(), { orderId: ORDER.replace(/0$/, '1'), about: 'another order' })
    server.manners = [451, 'accept']
    await attempt(received.taskId)
    await Promise.all([refunded, confirmed].map(({ taskId }) => attempt(taskId)))
    expect(subjects()).toEqual(['order-received', 'order-confirmed', 'order-refunded'])
    time += MINUTE
    await attempt(received.taskId)
    expect(server.mails).toHaveLength(3)
    expect(await store().get('tasks')).not.toHaveProperty(received.taskId)
  })

  it('about an order does not wait for a refused one, nor for one to another address', async () => {
    const of = { orderId: ORDER }
    await addMail(store(), { ...of, to: 'eigentuemer@example.com', template: 'owner-order' })
    const received = await addMail(store(), of)
    const confirmed = await addMail(store(), { ...of, template: 'order-confirmed' })
    server.manners = [550, 'accept']
    await attempt(confirmed.taskId)
    expect(await getMail(store(), received.id)).toMatchObject({ status: 'failed' })
    expect(subjects()).toEqual(['order-confirmed'])
  })

  it('is sent once, even by concurrent tasks', async () => {
    const { id } = await addMail(store())
    const tasks = Array.from({ length: 10 }, () => taskAdded('mail', id))
    for (const { changes } of tasks) await store().update(changes)
    await Promise.all(tasks.map((task) => attempt(task.id)))
    expect(server.mails).toHaveLength(1)
  })

  it('is deleted if there is nothing left to say', async () => {
    const { id, taskId } = await addMail(store(), { about: 'nothing' })
    await attempt(taskId)
    expect([await getMail(store(), id), await getTask(store(), taskId)]).toEqual([null, null])
  })

  it('without a composer waits', async () => {
    const { id, taskId } = await addMail(store(), { template: 'new-version' })
    await attempt(taskId)
    expect(await getMail(store(), id)).toMatchObject({ status: 'waiting' })
  })

  it('that strangers can request reaches a mailbox ten times a day, however it is spelled', async () => {
    server.manners = [451, 'accept']
    const delayed = await addMail(store(), { template: 'own-orders', to: 'opfer+0@example.com' })
    await attempt(delayed.taskId)
    const ids: string[] = []
    for (let n = 1; n < 12; n += 1) {
      const { id, taskId } = await addMail(store(), { template: 'own-orders', to: `Opfer+${n}@Example.com` })
      ids.push(id)
      await attempt(taskId)
    }
    time += MINUTE
    await attempt(delayed.taskId)
    expect(server.mails).toHaveLength(10)
    expect(await getMail(store(), ids.at(-1) ?? '')).toMatchObject({
      status: 'failed',
      lastError: expect.stringContaining('zehn E-Mails'),
    })
    time += 24 * 60 * MINUTE
    await attempt((await addMail(store(), { template: 'own-orders', to: 'opfer@example.com' })).taskId)
    expect(server.mails).toHaveLength(11)
  })

  it('with a link to an account reaches a mailbox again as soon as the links of those before have expired', async () => {
    const ask = async () => attempt((await addMail(store(), { template: 'account-reset', at: time })).taskId)
    time = Math.ceil(time / (30 * MINUTE)) * 30 * MINUTE
    for (let n = 0; n < 11; n += 1) await ask()
    expect(server.mails).toHaveLength(10)
    time += 29 * MINUTE
    await ask()
    expect(server.mails).toHaveLength(10)
    time += MINUTE
    await ask()
    expect(server.mails).toHaveLength(11)
  })

  it('with nothing to say does not count towards the limit', async () => {
    const to = 'opfer@example.com'
    for (let n = 0; n < 12; n += 1) {
      await attempt((await addMail(store(), { template: 'own-orders', about: 'nothing', to })).taskId)
    }
    await attempt((await addMail(store(), { template: 'own-orders', to })).taskId)
    expect(subjects()).toEqual(['own-orders'])
  })

  it('that confirms an order or a withdrawal is not limited', async () => {
    const to = 'opfer@example.com'
    for (let n = 0; n < 10; n += 1) {
      await attempt((await addMail(store(), { template: 'own-orders', to })).taskId)
    }
    for (const template of ['order-received', 'withdrawal-received'] as const) {
      for (let n = 0; n < 11; n += 1) await attempt((await addMail(store(), { template, to })).taskId)
    }
    expect(subjects().filter((subject) => subject !== 'own-orders')).toHaveLength(22)
  })
})

import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findTasks } from '@/lib/tasks/data'
import { entriesAbout } from '@/lib/journal/testing/entries'
import { findMailsOfOrder, getMail } from './data'
import { retryMail } from './retry-mail'
import { mailTemplateSchema } from './schema'
import { addMail } from './testing/sample-mails'

describe('a mail that is sent again', () => {
  const store = temporaryStore()
  const tasksOf = async (id: string) =>
    (await findTasks(store(), 'waiting', { limit: 10 })).entries.filter(({ subject }) => subject === id)

  const acts = async (subject: string) =>
    (await entriesAbout(store(), subject)).map(({ act, actor }) => `${actor}: ${act}`)

  it('gets one more task, however often it is requested', async () => {
    const { id } = await addMail(store(), { status: 'failed', tries: 1, lastError: '550 no such user' })
    await Promise.all(Array.from({ length: 5 }, () => retryMail(store(), id, 'support uid-1')))
    expect(await getMail(store(), id)).toMatchObject({ status: 'waiting' })
    expect(await tasksOf(id)).toHaveLength(2)
    expect(await acts(`mails/${id}`)).toEqual(['support uid-1: mail-retried'])
  })

  it('is sent as a new mail if it was sent, however often it is requested', async () => {
    const orderId = 'order_1780308000000_aaaaaaaaaaaaaaaa'
    const { id } = await addMail(store(), { status: 'sent', orderId })
    await Promise.all(Array.from({ length: 5 }, () => retryMail(store(), id, 'support uid-1')))
    const { entries } = await findMailsOfOrder(store(), orderId, { limit: 10 })
    const [copy, original] = entries
    expect(entries).toHaveLength(2)
    expect(original).toMatchObject({ id, status: 'sent', again: copy?.id })
    expect(copy).toMatchObject({
      status: 'waiting',
      tries: 0,
      to: original?.to,
      template: original?.template,
    })
    expect(await tasksOf(copy?.id ?? '')).toHaveLength(1)
    expect(await acts(`orders/${orderId}`)).toEqual(['support uid-1: mail-retried'])
  })

  it('returns the id of the mail that goes out, and null if it was already repeated', async () => {
    const failed = await addMail(store(), { status: 'failed', tries: 1 })
    expect(await retryMail(store(), failed.id, 'command line')).toBe(failed.id)
    const sent = await addMail(store(), { status: 'sent' })
    const copy = await retryMail(store(), sent.id, 'command line')
    expect(copy).not.toBe(sent.id)
    expect(await getMail(store(), copy ?? '')).toMatchObject({ status: 'waiting' })
    expect(await retryMail(store(), sent.id, 'command line')).toBeNull()
  })

  it('has a link to an account that is valid from then on', async () => {
    const before = Date.now() - 60 * 60_000
    const of = { status: 'failed', tries: 1, at: before } as const
    const templates = ['account-reset', 'order-received'] as const
    for (const template of templates) {
      const { id } = await addMail(store(), { ...of, template })
      await retryMail(store(), id, 'command line')
      const at = (await getMail(store(), id))?.at ?? 0
      expect(at > before).toBe(template === 'account-reset')
    }
  })

  it('must be one to a buyer, unless an admin asks for it', async () => {
    const orderId = 'order_1780308000000_aaaaaaaaaaaaaaaa'
    for (const template of mailTemplateSchema.options) {
      for (const about of [{}, { orderId }]) {
        const { id } = await addMail(store(), { template, status: 'failed', tries: 1, ...about })
        const asked = retryMail(store(), id, 'support uid-1', false)
        if ('orderId' in about && !template.startsWith('owner-')) expect(await asked).toBe(id)
        else await expect(asked).rejects.toMatchObject({ code: 'not_found' })
        expect(await retryMail(store(), id, 'admin uid-1')).toBe(id)
      }
    }
  })

  it('must exist', async () => {
    await expect(retryMail(store(), 'mail_1', 'support uid-1')).rejects.toMatchObject({ code: 'not_found' })
  })
})

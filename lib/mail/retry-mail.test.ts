import { deeds } from '@/lib/journal/testing/deeds'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findTasks } from '@/lib/tasks/data'
import { getMail } from './data'
import { retryMail } from './retry-mail'
import { addMail } from './testing/sample-mails'

describe('a mail that is tried again', () => {
  const store = temporaryStore()
  const tasksOf = async (id: string) =>
    (await findTasks(store(), 'waiting', { limit: 10 })).entries.filter(({ subject }) => subject === id)

  it('waits with one task more, however often the button is pressed', async () => {
    const { id } = await addMail(store(), { status: 'failed', tries: 1, lastError: '550 no such user' })
    await Promise.all(Array.from({ length: 5 }, () => retryMail(store(), id, 'support a')))
    expect(await getMail(store(), id)).toMatchObject({ status: 'waiting' })
    expect(await tasksOf(id)).toHaveLength(2)
    const { template } = (await getMail(store(), id)) ?? {}
    expect(await deeds(store(), 'mail-retried')).toEqual([
      {
        actor: 'support a',
        subject: `mails/${id}`,
        before: { template, status: 'failed' },
        after: { template, status: 'waiting' },
      },
    ])
  })

  it('must be there, and not have gone out', async () => {
    const { id } = await addMail(store(), { status: 'sent' })
    await expect(retryMail(store(), id, 'support a')).rejects.toMatchObject({ code: 'mail_sent' })
    await expect(retryMail(store(), 'mail_1', 'support a')).rejects.toMatchObject({ code: 'not_found' })
    expect(await tasksOf(id)).toHaveLength(1)
    expect(await deeds(store(), 'mail-retried')).toEqual([])
  })
})

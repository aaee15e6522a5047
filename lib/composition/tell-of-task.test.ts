import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { findMails } from '@/lib/mail/data'
import { addMail } from '@/lib/mail/testing/sample-mails'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { removeTask } from '@/lib/tasks/data'
import type { Task } from '@/lib/tasks/schema'
import { ownerTaskMail } from './shop-mails'
import { tellOfTask } from './tell-of-fault'

const task: Task = {
  id: 'task_1780308000000_aaaaaaaaaaaaaaaa',
  kind: 'refund',
  subject: 'order_1780308000000_aaaaaaaaaaaaaaaa/refund_1',
  state: 'resting',
  since: 1,
  dueAt: 1,
  tries: 30,
  lastError: 'ShopError: payment_unavailable',
}

describe('a task that was given up', () => {
  const store = temporaryStore()
  const told = async (given: Task) => {
    await store().update(await tellOfTask(store(), given))
    return (await findMails(store(), 'waiting', { limit: 10 })).entries.filter(
      ({ template }) => template === 'owner-task',
    )
  }
  beforeEach(() => (env().OWNER_MAIL = 'inhaber@example.com'))

  it('is mailed to the owner, with its kind and error', async () => {
    await store().update({ [`tasks/${task.id}`]: task })
    const [mail] = await told(task)
    if (!mail) throw new Error('the owner is told nothing')
    expect(mail.to).toBe('inhaber@example.com')
    const content = await ownerTaskMail(store(), mail)
    expect(content?.subject).toContain('Erstattung')
    expect(JSON.stringify(content?.parts)).toMatch(
      /refund_1.*Zahlungsdienst ist gerade nicht.*\/admin\/postausgang/,
    )
  })

  it('is not mailed once it is resolved', async () => {
    const [mail] = await told(task)
    if (!mail) throw new Error('the owner is told nothing')
    await removeTask(store(), task.id)
    expect(await ownerTaskMail(store(), mail)).toBeNull()
  })

  it('is mailed at most once a day, even if several were given up', async () => {
    await told(task)
    expect(await told({ ...task, id: 'task_1780308000000_aaaaaaaaaaaaaaab' })).toHaveLength(1)
    setClock(() => Date.now() + 25 * 3_600_000)
    expect(await told({ ...task, id: 'task_1780308000000_aaaaaaaaaaaaaaac' })).toHaveLength(2)
    setClock()
  })

  it('is mailed if it was a mail to a buyer, but not if it was one to the owner', async () => {
    const toOwner = await addMail(store(), { template: 'owner-order', to: 'inhaber@example.com' })
    expect(await told({ ...task, kind: 'mail', subject: toOwner.id })).toEqual([])
    const toBuyer = await addMail(store())
    expect(await told({ ...task, kind: 'mail', subject: toBuyer.id })).toHaveLength(1)
  })
})

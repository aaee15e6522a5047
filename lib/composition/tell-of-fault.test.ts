import { env } from '@/lib/core/env'
import { findMails } from '@/lib/mail/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { faultNotified, ownerFaultMail } from './tell-of-fault'

describe('a service that is down', () => {
  const store = temporaryStore()
  beforeEach(() => (env().OWNER_MAIL = 'inhaber@example.com'))
  const since = Date.UTC(2026, 5, 1, 10)

  it.each([
    ['is told to the owner, with since when', null, 'Der Mailserver antwortet nicht', /1\. Juni 2026/],
    ['so is that it answers again', since + 90_000_000, 'Der Mailserver antwortet wieder', /2\. Juni 2026/],
  ])('%s', async (_, overAt, subject, text) => {
    await store().update(faultNotified('mail', since, overAt))
    const [mail] = (await findMails(store(), 'waiting', { limit: 10 })).entries
    if (!mail) throw new Error('the owner is told nothing')
    const content = await ownerFaultMail(store(), mail)
    expect(content?.subject).toBe(subject)
    expect(JSON.stringify(content?.parts)).toMatch(text)
  })
})

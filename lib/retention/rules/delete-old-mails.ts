import { retention } from '@/lib/legal/retention'
import { mailSchema } from '@/lib/mail/schema'
import type { Entry } from '@/lib/store/store'
import { deleteBefore } from '../delete-before'
import { daysAgo, idAt } from '../limits'
import { filesIn, type Tidying } from '../tidying'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/core/env'

/** Except those still waiting to be sent. @returns how many */
export function deleteOldMails(tidying: Tidying): Promise<number> {
  const before = idAt('mail', daysAgo(retention.mailDays))
  const isDue = ({ value }: Entry) => mailSchema.safeParse(value).data?.status !== 'waiting'
  return deleteBefore(tidying, { collection: 'mails', prefix: 'mail_', before }, isDue)
}

/** Written for want of a mail server. @returns how many */
export async function deleteMailFiles({ isTrial }: Tidying): Promise<number> {
  const folder = join(env().DATA_DIR, 'mail')
  const limit = idAt('mail', daysAgo(retention.mailDays))
  let count = 0
  for await (const { name } of await filesIn(folder)) {
    if (!/^mail_\d{13}_/.test(name) || name >= limit) continue
    if (!isTrial) await rm(join(folder, name), { force: true })
    count += 1
  }
  return count
}

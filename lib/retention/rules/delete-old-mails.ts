import 'server-only'
import { retention } from '@/lib/legal/retention'
import { mailSchema } from '@/lib/mail/schema'
import type { Entry } from '@/lib/store/store'
import { deleteBefore } from '../delete-before'
import { daysAgo, idAt } from '../limits'
import type { Tidying } from '../tidying'

/** Deletes old mails, except those still waiting to be sent. @returns how many */
export function deleteOldMails(tidying: Tidying): Promise<number> {
  const before = idAt('mail', daysAgo(retention.mailDays))
  const isDue = ({ value }: Entry) => mailSchema.safeParse(value).data?.status !== 'waiting'
  return deleteBefore(tidying, { collection: 'mails', prefix: 'mail_', before }, isDue)
}

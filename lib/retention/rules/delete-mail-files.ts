import 'server-only'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/core/env'
import { retention } from '@/lib/legal/retention'
import { filesIn } from '../files-in'
import { daysAgo, idAt } from '../limits'
import type { Tidying } from '../tidying'

/** Deletes old mails that were written to files for want of a mail server. @returns how many */
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

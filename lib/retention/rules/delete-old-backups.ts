import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/core/env'
import { retention } from '@/lib/legal/retention'
import { daysAgo } from '../limits'
import { filesIn, type Tidying } from '../tidying'

/** As named by lib/migration, with their time. */
const NAME = /^before-format-\d+-(\d{4}-\d\d-\d\d)T.*\.(?:sqlite|json)/

/** Only pre-migration ones; other files stay. @returns how many */
export async function deleteOldBackups({ isTrial }: Tidying): Promise<number> {
  const folder = join(env().DATA_DIR, 'backups')
  const limit = daysAgo(retention.backupDays)
  let count = 0
  for await (const { name } of await filesIn(folder)) {
    const [, day = ''] = NAME.exec(name) ?? []
    if (!(Date.parse(`${day}T23:59:59Z`) < limit)) continue
    if (!isTrial) await rm(join(folder, name), { force: true })
    count += 1
  }
  return count
}

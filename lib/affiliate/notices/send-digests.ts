import 'server-only'
import { dayOf, dayStart, now, shiftDay } from '@/lib/core/clock'
import { newMail } from '@/lib/mail/data'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { getAccount } from '../balance/data'
import { countsSummed, findDigests, getNotices } from './data'
import { digestSchema, type Digest, type Summed } from './schema'

/** Partners read at a time. */
const PART = 200
/** Hour of the day in Berlin, up to which a mail about earlier days waits. */
const MAILED_AT = 8
const HOUR_MS = 60 * 60_000

/**
 * The task `digest`, once a day: mails each partner who wants it what was sold on the days before, or in the weeks before.
 * What was counted is handed over to the mail in the write that queues it, so repeating it sends nothing twice; a missed day is
 * summed up with the next.
 */
export async function sendDigests(store: Store): Promise<void> {
  for (const digest of digestSchema.options) {
    let before: string | undefined
    do {
      const page = { limit: PART, ...(before === undefined ? {} : { before }) }
      const uids = await findDigests(store, digest, page)
      for (const uid of uids) await sendDigest(store, uid, digest)
      before = uids.length === PART ? uids.at(-1) : undefined
    } while (before !== undefined)
  }
}

async function sendDigest(store: Store, uid: string, digest: Digest): Promise<void> {
  const notices = await readOr(getNotices(store, uid), null)
  if (notices?.digest !== digest) return
  const today = dayOf(now())
  const start = digest === 'daily' ? today : mondayOf(today)
  const days = Object.entries(notices.announced ?? {}).filter(([day]) => day < start)
  const { email } = await getAccount(store, uid)
  if (days.length === 0 || email === undefined) return
  const delayMs = Math.max(0, dayStart(today) + MAILED_AT * HOUR_MS - now())
  const mail = newMail({ to: email, template: 'partner-sales', about: uid }, delayMs)
  const names = days.map(([day]) => day).sort()
  const summed: Summed = {
    from: names[0] ?? today,
    to: names.at(-1) ?? today,
    sales: days.reduce((sum, [, { sales }]) => sum + sales, 0),
    earnings: days.reduce((sum, [, { earnings }]) => sum + earnings, 0),
  }
  await store.updateOnce(`digest_${uid}_${today}`, {
    ...mail.changes,
    ...countsSummed(uid, notices, names, { id: mail.id, summed }),
  })
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return shiftDay(day, -((weekday + 6) % 7))
}

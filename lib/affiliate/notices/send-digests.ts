import { dayOf, dayStart, now, shiftDay } from '@/lib/core/clock'
import { newMail } from '@/lib/mail/data'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { forAWhile } from '@/lib/tasks/for-a-while'
import { pairOf, pairSubject } from '@/lib/tasks/schema'
import { getAccount } from '../balance/data'
import { countsForgotten, countsSummed, getNotices, listNotices, noticesRemoved, noticesTidied } from './data'
import type { Digest, Notices, Summed } from './schema'

const PART = 200
/** In Berlin; until then a mail about earlier days waits. */
const MAILED_AT = 8
const HOUR_MS = 60 * 60_000

/**
 * Once a day, for a few seconds; a follow-up task does the rest. Also deletes expired data. Counts are moved to the
 * mail in the write that queues it: repeating sends nothing twice, and the next mail includes a missed day.
 * @param subject the day, and the partner before whom to continue
 */
export async function sendDigests(store: Store, subject: string): Promise<void> {
  const [day, uid] = pairOf(subject)
  await forAWhile(store, 'digest', async (mayGoOn) => {
    let before: string | undefined = uid === '' ? undefined : uid
    do {
      const page = { limit: PART, ...(before === undefined ? {} : { before }) }
      const uids = await listNotices(store, page)
      for (const one of uids) await tendNotices(store, one)
      before = uids.length === PART ? uids.at(-1) : undefined
    } while (before !== undefined && mayGoOn())
    return before === undefined ? null : pairSubject(day, before)
  })
}

async function tendNotices(store: Store, uid: string): Promise<void> {
  const notices = await readOr(getNotices(store, uid), null)
  if (notices === null) return
  const { email, endedAt } = await getAccount(store, uid)
  // A task that was on its way when the partner left may have written something again.
  if (endedAt !== undefined) return store.update(noticesRemoved(uid))
  const over = noticesTidied(uid, notices)
  if (Object.keys(over).length > 0) await store.update(over)
  if (notices.digest !== undefined)
    await sendDigest(store, uid, { ...notices, digest: notices.digest, email })
}

interface Wanted extends Notices {
  digest: Digest
  email: string | undefined
}

async function sendDigest(store: Store, uid: string, { digest, announced, email }: Wanted): Promise<void> {
  const today = dayOf(now())
  const start = startOf(digest, today)
  const days = Object.entries(announced ?? {}).filter(([day]) => day < start)
  if (days.length === 0) return
  const names = days.map(([day]) => day).sort()
  if (email === undefined) return store.update(countsForgotten(uid, names))
  const delayMs = Math.max(0, dayStart(today) + MAILED_AT * HOUR_MS - now())
  const mail = newMail({ to: email, template: 'partner-sales', about: uid }, delayMs)
  const summed: Summed = {
    from: names[0] ?? today,
    to: names.at(-1) ?? today,
    sales: days.reduce((sum, [, { sales }]) => sum + sales, 0),
    earnings: days.reduce((sum, [, { earnings }]) => sum + earnings, 0),
  }
  await store.updateOnce(`digest_${uid}_${today}`, {
    ...mail.changes,
    ...countsSummed(uid, names, { id: mail.id, summed }),
  })
}

/** The day itself, its Monday, or the first of its month. */
function startOf(digest: Digest, day: string): string {
  if (digest === 'daily') return day
  if (digest === 'monthly') return `${day.slice(0, 7)}-01`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return shiftDay(day, -((weekday + 6) % 7))
}

import 'server-only'
import { requireClock } from '@/lib/clock/require-clock'
import { dayOf, now } from '@/lib/core/clock'
import { partBefore } from '@/lib/core/listing'
import { log } from '@/lib/core/log'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { forAWhile } from '@/lib/tasks/for-a-while'
import { pairOf, pairSubject } from '@/lib/tasks/schema'
import { listAffiliates } from '../data'
import type { Affiliate } from '../schema'
import { isMonthlyWanted, monthBefore, partnerMonth } from './month-of'

/** Days of a month on which the one before is sent: a shop that was off for a week still sends it. */
const LAST_DAY = 10
/** Partners read at a time. */
const PART = 100

/** Whether past months are sent today. */
export function isMonthDue(): boolean {
  return Number(dayOf(now()).slice(-2)) <= LAST_DAY
}

/**
 * The task `monthly`: mails each partner the month before, once, if something moved in it, unless the partner has left or does not want it. Goes
 * through the partners for a few seconds, and leaves the rest to a follow-up task; safe to interrupt and repeat.
 * @param subject the day, or the month with the partner before whom to continue
 * @throws ShopError `clock_doubted`
 */
export async function sendMonths(store: Store, subject: string): Promise<void> {
  await requireClock(store)
  const [given, uid] = pairOf(subject)
  const month = uid === '' ? monthBefore(given) : given
  await forAWhile(store, 'monthly', async (mayGoOn) => {
    let before: string | null = uid === '' ? null : uid
    do {
      const { entries, next } = await listAffiliates(store, partBefore(before, PART))
      for (const partner of entries) await sendMonth(store, partner, month)
      before = next
    } while (before !== null && mayGoOn())
    return before === null ? null : pairSubject(month, before)
  })
}

async function sendMonth(store: Store, partner: Affiliate, month: string): Promise<void> {
  const { uid, email } = partner
  const onceKey = `monthly_${uid}_${month}`
  if (email === undefined || !isMonthlyWanted(partner) || (await store.get(`once/${onceKey}`)) !== null)
    return
  try {
    if ((await partnerMonth(store, uid, month)) === null) return
  } catch (error) {
    // One failure does not affect the other partners; this one is tried again tomorrow.
    log().error({ error, uid, month }, 'month not sent')
    return
  }
  await store.updateOnce(onceKey, mailAdded({ to: email, template: 'partner-month', about: uid, month }))
}

/** Turns the monthly mail of a partner on or off. */
export function monthlyWanted(store: Store, uid: string, wanted: boolean): Promise<void> {
  return store.update({ [`affiliateUsers/${uid}/noMonthly`]: wanted ? null : true })
}

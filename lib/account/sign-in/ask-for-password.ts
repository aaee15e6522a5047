import { dayOf, now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { accountOnceKey } from '@/lib/core/server-secret'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import type { StoredAccount } from './account-data'

/** The answer is out by then, so that its time does not tell that there is such an account. */
const LATER_MS = 1_000

/** To an account that has none, some time after a sign-in attempt; once a day. */
export function askForPassword(store: Store, uid: string, { email, epoch }: StoredAccount): void {
  const onceKey = `${accountOnceKey('asked', uid, 0)}_${dayOf(now())}`
  const mail = { to: email, template: 'account-moved', about: String(epoch) } as const
  const ask = async () => {
    // A write for each attempt would slow later attempts.
    if ((await store.get(`once/${onceKey}`)) === null) await store.updateOnce(onceKey, mailAdded(mail))
  }
  setTimeout(() => {
    ask().catch((error: unknown) => log().warn({ error }, 'nobody was asked for a new password'))
  }, LATER_MS).unref()
}

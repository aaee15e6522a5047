import { accountUnder } from '@/lib/account/account-facts'
import { endDigest } from '@/lib/affiliate/notices/change-notices'
import { log } from '@/lib/core/log'
import { getMail } from '@/lib/mail/data'
import type { Mail } from '@/lib/mail/schema'
import { isOurs, type UnsubscribeLink } from '@/lib/mail/unsubscribe-link'
import { getOrder, saveNoRatingQuestion } from '@/lib/orders/data'
import { chooseUpdates } from '@/lib/orders/mails/new-version'
import { findOrdersByEmail } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import type { Store } from '@/lib/store/store'
import { chooseMails } from '@/lib/voting/voter'

const PART = 50

const ends = {
  'new-version': endUpdates,
  'vote-released': endVoteMails,
  'rating-question': endRatingQuestions,
  'partner-sales': (store, { about = '' }) => endDigest(store, about),
} satisfies Partial<Record<Mail['template'], (store: Store, mail: Mail) => Promise<void>>>

export type Subscription = keyof typeof ends
const isSubscription = (template: string): template is Subscription => Object.hasOwn(ends, template)

/** Null if the shop did not write the link or no longer keeps the mail. */
export async function subscriptionOf(store: Store, link: UnsubscribeLink): Promise<Subscription | null> {
  return (await subscribed(store, link))?.kind ?? null
}

/** Repeating it changes nothing. @returns `unknown` where `subscriptionOf` is null */
export async function unsubscribe(store: Store, link: UnsubscribeLink): Promise<'done' | 'unknown'> {
  const found = await subscribed(store, link)
  if (!found) return 'unknown'
  await ends[found.kind](store, found.mail)
  log().info({ kind: found.kind }, 'unsubscribed')
  return 'done'
}

async function subscribed(
  store: Store,
  link: UnsubscribeLink,
): Promise<{ kind: Subscription; mail: Mail } | null> {
  const mail = isOurs(link) ? await getMail(store, link.mail) : null
  if (!mail) return null
  const kind = mail.template
  if (isSubscription(kind)) return { kind, mail }
  const isPlanned = kind === 'order-confirmed' && (await isQuestionPlanned(store, mail))
  return isPlanned ? { kind: 'rating-question', mail } : null
}

/** The contract's confirmation says that the question comes, and can be taken at its word. */
async function isQuestionPlanned(store: Store, { orderId = '' }: Mail): Promise<boolean> {
  return (await getOrder(store, orderId))?.consent.askForRating !== undefined
}

/** Of all orders under the address, and of the mail's own, whose address may have changed since. */
async function endUpdates(store: Store, mail: Mail): Promise<void> {
  await forOrdersOf(store, mail, async (order) => {
    if (order.noUpdates !== true) await chooseUpdates(store, order, false)
  })
}

async function endRatingQuestions(store: Store, mail: Mail): Promise<void> {
  await forOrdersOf(store, mail, async ({ id, consent, noRatingQuestion }) => {
    if (consent.askForRating && noRatingQuestion !== true) await saveNoRatingQuestion(store, id)
  })
}

async function forOrdersOf(
  store: Store,
  { to, orderId = '' }: Mail,
  end: (order: Order) => Promise<void>,
): Promise<void> {
  const own = await getOrder(store, orderId)
  if (own) await end(own)
  let before: string | undefined
  do {
    const page = { limit: PART, ...(before === undefined ? {} : { before }) }
    const { entries, next } = await findOrdersByEmail(store, to, page)
    for (const order of entries) await end(order)
    before = next ?? undefined
  } while (before !== undefined)
}

async function endVoteMails(store: Store, { to }: Mail): Promise<void> {
  const account = await accountUnder(store, to)
  // The account may be gone or have changed its address since.
  if (account) await chooseMails(store, account.uid, false)
}

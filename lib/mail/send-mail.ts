import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { dayOf, now } from '@/lib/core/clock'
import { mailboxOf } from '@/lib/core/text/same-mailbox'
import { keyedHash } from '@/lib/core/server-secret'
import type { Changes, Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import type { MailComposers } from './content'
import {
  countMailTo,
  findMailsOfOrder,
  getMail,
  holdMail,
  noteDelayed,
  mailRemoved,
  refusedNoted,
  sentNoted,
} from './data'
import { messageOf } from './message-of'
import type { Mail, MailTemplate } from './schema'
import { MailDelayed, MailRefused, transmit } from './transport'

/** More than a mail takes; the one of a process that was cut off is anybody's after it. */
const HOLD_MS = 2 * 60_000
const PAUSE_MS = 250
/** So many mails about one order to one address are looked at, far more than there are. */
const EARLIER_MAILS = 50
const NOTED_LENGTH = 200
/**
 * How many a day reach one mailbox of what anybody may ask for in another's name. Receipts of orders and withdrawals are not
 * among them, because the law wants each of them sent: who asks for too many is refused where they ask.
 */
const MOST_A_DAY: Partial<Record<MailTemplate, number>> = { 'own-orders': 10 }

/**
 * Does the task of a mail: sends it, and before it what waits of the same order for the same address, so that who is
 * told of an order is told in the order of events. It may be sent twice if a process ends between the server's answer and
 * the note of it; both carry one Message-ID. An address that is refused for good is noted, and no error.
 * @returns what notes that it is sent
 * @throws if the mail server cannot be reached or takes no mail now: the mail waits
 */
export async function sendMail(
  store: Store,
  id: string,
  composers: Partial<MailComposers>,
): Promise<Changes> {
  const mail = await getMail(store, id)
  if (mail?.status !== 'waiting') return {}
  for (const earlier of await earlierThan(store, mail))
    await store.update(await sendInTurn(store, earlier.id, composers))
  return sendInTurn(store, id, composers)
}

/** What was written before, oldest first. */
async function earlierThan(store: Store, { id, orderId, to }: Mail): Promise<Mail[]> {
  if (orderId === undefined) return []
  const { entries } = await findMailsOfOrder(store, orderId, { limit: EARLIER_MAILS, before: id })
  return entries.filter((mail) => mail.status === 'waiting' && mail.to === to).reverse()
}

/** Sends a mail, or waits until another process has done so. */
async function sendInTurn(store: Store, id: string, composers: Partial<MailComposers>): Promise<Changes> {
  for (let waited = 0; waited <= HOLD_MS; waited += PAUSE_MS) {
    const mail = await getMail(store, id)
    if (mail?.status !== 'waiting') return {}
    const isHeld = mail.heldUntil !== undefined && mail.heldUntil > now()
    if (!isHeld && (await holdMail(store, mail, now() + HOLD_MS))) {
      return attempt(store, { ...mail, tries: mail.tries + 1 }, composers)
    }
    await setTimeout(PAUSE_MS)
  }
  throw new Error(`another process has been sending ${id} for too long`)
}

/** @returns what notes how it went */
async function attempt(store: Store, mail: Mail, composers: Partial<MailComposers>): Promise<Changes> {
  try {
    const compose = composers[mail.template]
    if (!compose) throw new Error(`nothing makes mails of the kind ${mail.template}`)
    const content = await compose(store, mail)
    if (!content) return mailRemoved(mail.id)
    if (!(await mayReach(store, mail))) throw new MailRefused(messages.admin.outbox.reasons.tooMany)
    await transmit(mail.id, await messageOf(mail, content))
    return sentNoted(mail.id)
  } catch (error) {
    const reason = reasonOf(error).slice(0, NOTED_LENGTH)
    if (error instanceof MailRefused) return refusedNoted(mail.id, reason)
    await noteDelayed(store, mail, reason)
    throw error
  }
}

/** Only what is sent counts: a stranger's asking for what there is not uses up nothing. */
async function mayReach(store: Store, mail: Mail): Promise<boolean> {
  const most = MOST_A_DAY[mail.template]
  if (most === undefined) return true
  return countMailTo(store, mail, {
    mailbox: keyedHash('mailbox', mailboxOf(mail.to)),
    day: dayOf(mail.at),
    most,
  })
}

function reasonOf(error: unknown): string {
  if (error instanceof MailDelayed) return error.answer
  return error instanceof Error ? error.message : String(error)
}

import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import type { MailComposers } from './content'
import { findMailsOfOrder, getMail, holdMail, noteDelayed, noteRefused, noteSent, removeMail } from './data'
import { isTooMany } from './is-too-many'
import { messageOf } from './message-of'
import type { Mail } from './schema'
import { MailRefused, transmit } from './transport'

/** More than a mail takes; the one of a process that was cut off is anybody's after it. */
const HOLD_MS = 2 * 60_000
const PAUSE_MS = 250
/** So many mails about one order to one address are looked at, far more than there are. */
const EARLIER_MAILS = 50
const NOTED_LENGTH = 200

/**
 * Does the task of a mail: sends it, and before it what waits of the same order for the same address, so that who is
 * told of an order is told in the order of events. It may be sent twice if a process ends between the server's answer and
 * the note of it; both carry one Message-ID. An address that is refused for good is noted, and no error.
 * @throws if the mail server cannot be reached or takes no mail now: the mail waits
 */
export async function sendMail(store: Store, id: string, composers: Partial<MailComposers>): Promise<void> {
  const mail = await getMail(store, id)
  if (mail?.status !== 'waiting') return
  for (const earlier of await earlierThan(store, mail)) await sendInTurn(store, earlier.id, composers)
  await sendInTurn(store, id, composers)
}

/** What was written before, oldest first. */
async function earlierThan(store: Store, { id, orderId, to }: Mail): Promise<Mail[]> {
  if (orderId === undefined) return []
  const { entries } = await findMailsOfOrder(store, orderId, { limit: EARLIER_MAILS, before: id })
  return entries.filter((mail) => mail.status === 'waiting' && mail.to === to).reverse()
}

/** Sends a mail, or waits until another process has done so. */
async function sendInTurn(store: Store, id: string, composers: Partial<MailComposers>): Promise<void> {
  for (let waited = 0; waited <= HOLD_MS; waited += PAUSE_MS) {
    const mail = await getMail(store, id)
    if (mail?.status !== 'waiting') return
    const isHeld = mail.heldUntil !== undefined && mail.heldUntil > now()
    if (!isHeld && (await holdMail(store, mail, now() + HOLD_MS))) {
      return attempt(store, { ...mail, tries: mail.tries + 1 }, composers)
    }
    await setTimeout(PAUSE_MS)
  }
  throw new Error(`another process has been sending ${id} for too long`)
}

async function attempt(store: Store, mail: Mail, composers: Partial<MailComposers>): Promise<void> {
  try {
    if (await isTooMany(store, mail)) throw new MailRefused('too many mails to this address today')
    const compose = composers[mail.template]
    if (!compose) throw new Error(`nothing makes mails of the kind ${mail.template}`)
    const content = await compose(store, mail)
    if (!content) return await removeMail(store, mail.id)
    await transmit(mail.id, await messageOf(mail, content))
    await noteSent(store, mail.id)
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, NOTED_LENGTH)
    if (error instanceof MailRefused) return noteRefused(store, mail.id, reason)
    await noteDelayed(store, mail, reason)
    throw error
  }
}

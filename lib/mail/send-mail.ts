import { setTimeout } from 'node:timers/promises'
import { dayOf, now } from '@/lib/core/clock'
import { keyedHash } from '@/lib/core/server-secret'
import type { Changes, Store } from '@/lib/store/store'
import { freeFrom } from '@/lib/tasks/holders'
import { HOLD_MS, keepHeld } from '@/lib/tasks/keep-held'
import { lanes } from '@/lib/tasks/schema'
import { translator } from '@/messages/texts'
import type { MailComposers } from './content'
import {
  countMailTo,
  findMailsOfOrder,
  getMail,
  holdMail,
  keepMail,
  noteDelayed,
  noteUnsure,
  mailRemoved,
  refusedNoted,
  sentNoted,
} from './data'
import { mailTaken } from './mail-server'
import { messageOf } from './message-of'
import type { Mail, MailTemplate } from './schema'
import { MailDelayed, MailRefused, transmit } from './transport'
import { mailboxOf } from '@/lib/core/text/email-address'

const t = translator('admin.outbox.reasons')

/** Longer than another process takes to send a mail. */
const PATIENCE_MS = 2 * 60_000
const PAUSE_MS = 250
/** How many earlier mails about one order to one address are checked; far more than there are. */
const EARLIER_MAILS = 50
const NOTED_LENGTH = 200
const MOST_UNSURE = 4
const MOST = 10
/** As long as the links in mails about an account are valid, see `accountLink`. */
const LINK_MS = 30 * 60_000
const halfHourOf = (at: number) => String(Math.floor(at / LINK_MS))
/**
 * The period of the limit per mailbox for mails that anyone can request in someone else's name. Links to an account
 * are counted anew as soon as they expire: a stranger who uses up the limit leaves the owner links that still work.
 * Receipts of orders and withdrawals have none, because the law requires each to be sent; rate limits refuse excess.
 */
const periodOf: Partial<Record<MailTemplate, (at: number) => string>> = {
  'own-orders': dayOf,
  'account-confirm': halfHourOf,
  'account-reset': halfHourOf,
  'account-address': halfHourOf,
}

/**
 * Sends after earlier mails of the same order to the same address. May send again if a process dies before it records
 * the answer, or without one: all copies have the same Message-ID. A permanently refused address and an unknown fate
 * are recorded, and are no error. @throws if the server cannot be reached or temporarily refuses: the mail waits
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

/** Oldest first. */
async function earlierThan(store: Store, { id, orderId, to }: Mail): Promise<Mail[]> {
  if (orderId === undefined) return []
  const { entries } = await findMailsOfOrder(store, orderId, { limit: EARLIER_MAILS, before: id })
  return entries.filter((mail) => mail.status === 'waiting' && mail.to === to).reverse()
}

async function sendInTurn(store: Store, id: string, composers: Partial<MailComposers>): Promise<Changes> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += PAUSE_MS) {
    const mail = await getMail(store, id)
    if (mail?.status !== 'waiting') return {}
    const heldMs = freeFrom(mail.heldUntil ?? 0, mail.heldBy) - now()
    // No claim lasts longer, except one from before the clock was set back.
    const isHeld = heldMs > 0 && heldMs <= 2 * HOLD_MS
    if (!isHeld && (await holdMail(store, mail, now() + HOLD_MS))) {
      return attemptHeld(store, { ...mail, tries: mail.tries + 1 }, composers)
    }
    await setTimeout(PAUSE_MS)
  }
  throw new Error(`another process has been sending ${id} for too long`)
}

async function attemptHeld(store: Store, mail: Mail, composers: Partial<MailComposers>): Promise<Changes> {
  const { longestMs } = lanes.mail
  const endHold = keepHeld((until) => keepMail(store, mail, until), undefined, longestMs)
  try {
    return await attempt(store, mail, composers)
  } finally {
    await endHold()
  }
}

async function attempt(store: Store, mail: Mail, composers: Partial<MailComposers>): Promise<Changes> {
  let { unsure = 0 } = mail
  let noting = Promise.resolve()
  const onUnsure = () => {
    unsure += 1
    noting = noteUnsure(store, mail, { unsure, lastError: t('unsure') })
  }
  try {
    if (unsure >= MOST_UNSURE) throw new MailRefused(t('unknown'))
    const compose = composers[mail.template]
    if (!compose) throw new Error(`nothing makes mails of the kind ${mail.template}`)
    const content = await compose(store, mail)
    if (!content) return mailRemoved(mail.id)
    if (!(await mayReach(store, mail))) throw new MailRefused(t('tooMany'))
    const answer = await transmit(mail.id, await messageOf(mail, content), { onUnsure })
    await noting
    return { ...sentNoted(mail.id), ...mailTaken(answer), ...content.following }
  } catch (error) {
    await noting
    if (error instanceof MailDelayed && error.isUnknown && unsure >= MOST_UNSURE)
      return refusedNoted(mail.id, t('unknown'))
    const reason = reasonOf(error).slice(0, NOTED_LENGTH)
    if (error instanceof MailRefused) return refusedNoted(mail.id, reason)
    await noteDelayed(store, mail, reason)
    throw error
  }
}

/** Only mails actually sent count, so that a stranger's pointless requests do not use up the limit. */
async function mayReach(store: Store, mail: Mail): Promise<boolean> {
  const period = periodOf[mail.template]?.(mail.at)
  if (period === undefined) return true
  return countMailTo(store, mail, {
    mailbox: keyedHash('mailbox', mailboxOf(mail.to)),
    period,
    most: MOST,
  })
}

function reasonOf(error: unknown): string {
  if (error instanceof MailDelayed) return error.answer
  return error instanceof Error ? error.message : String(error)
}

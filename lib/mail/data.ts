import { now } from '@/lib/core/clock'
import { env, type OWNER_MAIL_KINDS } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { ownHolder } from '@/lib/tasks/holders'
import { mailSchema, type Mail, type MailTemplate } from './schema'

const PART = 500

/** With the task that composes and sends it after `delayMs`, for the same update as the event. */
export function mailAdded(mail: MailSubject, delayMs = 0): Changes {
  return newMail(mail, delayMs).changes
}

/** Empty if no address is set, or this kind is turned off. */
export function ownerNotified(
  kind: (typeof OWNER_MAIL_KINDS)[number],
  mail: Pick<Mail, 'template' | 'orderId' | 'about'>,
  delayMs = 0,
): Changes {
  const { OWNER_MAIL, OWNER_MAIL_KINDS: wanted } = env()
  return OWNER_MAIL !== undefined && wanted.includes(kind)
    ? mailAdded({ to: OWNER_MAIL, ...mail }, delayMs)
    : {}
}

/** No recipient is waiting for these, as for those to the owner: sent after all others. */
const NEWS: readonly MailTemplate[] = [
  'new-version',
  'vote-released',
  'rating-hidden',
  'rating-question',
  'partner-rate-offered',
  'partner-payout',
  'partner-sales',
  'stage-hidden',
]
const laneOf = (template: MailTemplate) =>
  NEWS.includes(template) || template.startsWith('owner-') ? 'news' : 'mail'

type MailSubject = Pick<Mail, 'to' | 'template' | 'orderId' | 'about'>

export function newMail(mail: MailSubject, delayMs = 0): { id: string; changes: Changes } {
  const id = newId('mail')
  const changes = {
    [`mails/${id}`]: mailSchema.parse({ ...mail, id, status: 'waiting', tries: 0, at: now() }),
    ...taskAdded('mail', id, { lane: laneOf(mail.template), delayMs }).changes,
  }
  return { id, changes }
}

export async function getMail(store: Store, id: string): Promise<Mail | null> {
  const value = await store.get(`mails/${id}`)
  return value === null ? null : mailSchema.parse(value)
}

/** All for a null state; newest first. */
export function findMails(store: Store, status: Mail['status'] | null, page: Page): Promise<Listing<Mail>> {
  const read = (part: Page) =>
    status ? store.find('mails', { child: 'status', equals: status, ...part }) : store.list('mails', part)
  return readPage(read, mailSchema, page)
}

/** Newest first. */
export function findMailsOfOrder(store: Store, orderId: string, page: Page): Promise<Listing<Mail>> {
  const read = (part: Page) => store.find('mails', { child: 'orderId', equals: orderId, ...part })
  return readPage(read, mailSchema, page)
}

/** Claims the next attempt for one process up to `until` (ms), unless extended; false if another one has it. */
export function holdMail(store: Store, { id, tries }: Mail, until: number): Promise<boolean> {
  return store.updateOnce(`mail_${id}_${tries}`, {
    [`mails/${id}/tries`]: tries + 1,
    [`mails/${id}/heldUntil`]: until,
    [`mails/${id}/heldBy`]: ownHolder(),
  })
}

/** Unless another process has claimed the mail by now. */
export async function keepMail(store: Store, { id, tries }: Mail, until: number): Promise<void> {
  const present = await getMail(store, id)
  if (present?.status === 'waiting' && present.tries === tries)
    await store.update({ [`mails/${id}/heldUntil`]: until })
}

export function sentNoted(id: string): Changes {
  return endNoted(id, { status: 'sent', sentAt: now(), lastError: null, unsure: null })
}

export function refusedNoted(id: string, lastError: string): Changes {
  return endNoted(id, { status: 'failed', lastError })
}

/** Unless another process has since tried again or sent it. */
export async function noteDelayed(store: Store, { id, tries }: Mail, lastError: string): Promise<void> {
  const present = await getMail(store, id)
  if (present?.status === 'waiting' && present.tries === tries)
    await store.update(endNoted(id, { lastError }))
}

/** Does not end the attempt, nor change a later one. */
export async function noteUnsure(
  store: Store,
  { id, tries }: Mail,
  { unsure, lastError }: { unsure: number; lastError: string },
): Promise<void> {
  const present = await getMail(store, id)
  if (present?.status === 'waiting' && present.tries === tries)
    await store.update({ [`mails/${id}/unsure`]: unsure, [`mails/${id}/lastError`]: lastError })
}

function endNoted(id: string, fields: Changes): Changes {
  const noted = Object.entries({ ...fields, heldUntil: null, heldBy: null })
  return Object.fromEntries(noted.map(([field, value]) => [`mails/${id}/${field}`, value]))
}

/**
 * Sends a refused or waiting mail again; once, however often requested. The links in mails about an account count
 * from now, because those of the first attempt may have expired. Returns the id of the mail that goes out.
 */
export async function reviveMail(
  store: Store,
  { id, tries, template }: Mail,
  following: Changes,
): Promise<string> {
  await store.updateOnce(`mail_retry_${id}_${tries}`, {
    [`mails/${id}/status`]: 'waiting',
    [`mails/${id}/unsure`]: null,
    ...(template.startsWith('account-') ? { [`mails/${id}/at`]: now() } : {}),
    ...taskAdded('mail', id, { lane: laneOf(template) }).changes,
    ...following,
  })
  return id
}

/** Sends a sent mail as a new one; once, however often requested. Returns its id, or null for a repeated request. */
export async function repeatMail(store: Store, mail: Mail, following: Changes): Promise<string | null> {
  const { id, to, template, orderId, about } = mail
  const subject = {
    ...(orderId === undefined ? {} : { orderId }),
    ...(about === undefined ? {} : { about }),
  }
  const again = newMail({ to, template, ...subject })
  const isNew = await store.updateOnce(`mail_again_${id}_0`, {
    ...again.changes,
    [`mails/${id}/again`]: again.id,
    ...following,
  })
  return isNew ? again.id : null
}

/** The mails themselves stay as long as any other. */
export async function forgetSubject(store: Store, about: string): Promise<void> {
  for (;;) {
    const mails = await store.find('mails', { child: 'about', equals: about, limit: PART })
    await store.update(Object.fromEntries(mails.map(({ key }) => [`mails/${key}/about`, null])))
    if (mails.length < PART) return
  }
}

export function mailRemoved(id: string): Changes {
  return { [`mails/${id}`]: null }
}

/**
 * Counts a mail once, however many attempts it takes; false if it exceeds `most` of its kind in the period. @param
 * mailbox a hash of its address @param period the name of a day, or of a shorter time
 */
export async function countMailTo(
  store: Store,
  { id, template, isCounted }: Pick<Mail, 'id' | 'template' | 'isCounted'>,
  { mailbox, period, most }: { mailbox: string; period: string; most: number },
): Promise<boolean> {
  if (isCounted) return true
  for (let n = 0; n < most; n += 1) {
    const onceKey = `mail_to_${template}_${mailbox}_${period}_${n}`
    if (await store.updateOnce(onceKey, { [`mails/${id}/isCounted`]: true })) return true
  }
  return false
}

import 'server-only'
import { now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { mailSchema, type Mail } from './schema'

/** A new mail with the task that sends it, to be written in the same update as what it tells of. */
export function mailAdded(mail: Pick<Mail, 'to' | 'template' | 'orderId' | 'about'>): Changes {
  const id = newId('mail')
  return {
    [`mails/${id}`]: mailSchema.parse({ ...mail, id, status: 'waiting', tries: 0, at: now() }),
    ...taskAdded('mail', id).changes,
  }
}

export async function getMail(store: Store, id: string): Promise<Mail | null> {
  const value = await store.get(`mails/${id}`)
  return value === null ? null : mailSchema.parse(value)
}

/** Mails in a state, or all of them, newest first. */
export function findMails(store: Store, status: Mail['status'] | null, page: Page): Promise<Listing<Mail>> {
  const read = (part: Page) =>
    status ? store.find('mails', { child: 'status', equals: status, ...part }) : store.list('mails', part)
  return readPage(read, mailSchema, page)
}

/** The mails about an order, newest first. */
export function findMailsOfOrder(store: Store, orderId: string, page: Page): Promise<Listing<Mail>> {
  const read = (part: Page) => store.find('mails', { child: 'orderId', equals: orderId, ...part })
  return readPage(read, mailSchema, page)
}

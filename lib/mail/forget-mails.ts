import { env } from '@/lib/core/env'
import type { Store } from '@/lib/store/store'
import { findMailsOfOrder, mailRemoved } from './data'
import { removeMailFile } from './mail-file'
import type { Mail } from './schema'

const PART = 100

/** Proves a confirmation that the law requires. */
const isProof = ({ template }: Mail) => template === 'order-confirmed' || template.startsWith('withdrawal-')

/**
 * For mails that the buyer has received, before their retention ends; those unsent and to the owner stay.
 * @param withProof whether to delete confirmations of contract and withdrawal, too
 */
export async function forgetMails(store: Store, orderId: string, withProof: boolean): Promise<void> {
  let before: string | undefined
  do {
    const page = { limit: PART, ...(before === undefined ? {} : { before }) }
    const { entries, next } = await findMailsOfOrder(store, orderId, page)
    const gone = entries.filter(
      (mail) =>
        mail.status !== 'waiting' && !mail.template.startsWith('owner-') && (withProof || !isProof(mail)),
    )
    await store.update(Object.assign({}, ...gone.map(({ id }) => mailRemoved(id))))
    for (const { id } of gone) await removeMailFile(env().DATA_DIR, id)
    before = next ?? undefined
  } while (before !== undefined)
}

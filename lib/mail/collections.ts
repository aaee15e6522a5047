import 'server-only'
import { collection } from '@/lib/store/collection'
import { isThere } from '@/lib/store/once-kinds'
import type { Store } from '@/lib/store/store'
import { mailSchema } from './schema'

async function isMailThere(store: Store, key: string): Promise<boolean> {
  const [, mailId] = /^mail_(?:retry_|again_)?(mail_\d+_[a-z0-9]+)_/.exec(key) ?? []
  return mailId !== undefined && isThere(store, `mails/${mailId}/id`)
}

export const mailCollections = {
  mails: collection({
    records: { keys: 2, schema: mailSchema },
    indexes: ['status', 'orderId', 'about'],
    numberedBy: ['tries'],
    kept: ['mails'],
    copied: 'file',
    onceKeys: {
      /** An attempt to send a mail, or a manual retry or resend; also the number of mails per day and mailbox. */
      mail: { days: 5, isNeeded: isMailThere },
    },
  }),
}

import { collection } from '@/lib/store/collection'
import { isThere, SENT_AGAIN, whileThere } from '@/lib/store/once-kinds'
import { bankDaySchema, bankEntrySchema, statementSchema } from './schema'

/** Days for which banks offer statement files: this year and last. */
const REREAD = 800

export const statementCollections = {
  statements: collection({
    records: { keys: 2, schema: statementSchema },
    kept: ['statements'],
    copied: 'statements',
    onceKeys: {
      statement: whileThere((id) => `statements/${id}/id`),
    },
  }),
  bankDays: collection({
    records: { keys: 2, schema: bankDaySchema },
    kept: ['statements'],
    copied: 'statements',
  }),
  bankEntries: collection({
    records: { keys: 2, schema: bankEntrySchema },
    indexes: ['state', 'twin', 'batch'],
    numberedBy: ['moves'],
    kept: ['statements', 'settledTransfers'],
    copied: 'file',
    onceKeys: {
      decided: {
        days: SENT_AGAIN,
        isNeeded: (store, key) => isThere(store, `bankEntries/${/booking_\d+_[0-9a-f]+/.exec(key)?.[0]}/id`),
      },
      /** Kept for a while after deletion, so that a file containing the payment can be read again. */
      bankentry: whileThere((id) => `bankEntries/${id}/id`, REREAD),
    },
  }),
}

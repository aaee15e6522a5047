import { collection } from '@/lib/store/collection'
import { journalEntrySchema } from './schema'

const UNCHANGED = ['id', 'at', 'actor', 'act', 'subject', 'before', 'after', 'address']
  .map((field) => `newData.child('${field}').val() === data.child('${field}').val()`)
  .join(' && ')

export const journalCollections = {
  journal: collection({
    records: { keys: 2, schema: journalEntrySchema },
    indexes: ['actor', 'act', 'subject'],
    // Added, never changed, and not deleted before its ten years are over (ms).
    rules: {
      $entry: {
        '.write': `((!newData.exists() && (!data.exists() || data.child('at').val() < now - 315360000000)) || (newData.exists() && (!data.exists() || (${UNCHANGED}))))`,
      },
    },
    kept: ['journal'],
    copied: 'journal',
  }),
}

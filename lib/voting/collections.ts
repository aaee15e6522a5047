import { z } from 'zod'
import { collection } from '@/lib/store/collection'
import { numbered, SENT_AGAIN } from '@/lib/store/once-kinds'
import { suggestionIdSchema, suggestionSchema, voterSchema } from './schema'

export const votingCollections = {
  suggestions: collection({
    records: { keys: 2, schema: suggestionSchema },
    numberedBy: ['changes'],
    kept: ['votes'],
    copied: 'account',
    onceKeys: {
      suggestion: numbered((id) => `suggestions/${id}/changes`),
      /** Suggesting a game again finds it. */
      game: { days: SENT_AGAIN },
    },
  }),
  suggestionKeys: collection({ records: { keys: 2, schema: suggestionIdSchema }, kept: [] }),
  suggestionRanks: collection({ records: { keys: 3, schema: suggestionIdSchema }, kept: [] }),
  suggestionSearch: collection({ records: { keys: 2, schema: z.literal(true) }, kept: [] }),
  suggestionVoters: collection({
    records: { keys: 3, schema: z.int() },
    kept: ['votes'],
    copied: 'account',
  }),
  voters: collection({
    records: { keys: 2, schema: voterSchema },
    numberedBy: ['changes'],
    kept: ['votes'],
    copied: 'account',
    onceKeys: {
      /** The key does not reveal the account. */
      voter: { days: SENT_AGAIN },
    },
  }),
}

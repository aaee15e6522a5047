import { z } from 'zod'
import { collection } from '@/lib/store/collection'

const timesSchema = z.record(z.string(), z.int())

export const attemptCollections = {
  unlockAttempts: collection({
    records: { keys: 2, schema: timesSchema },
    kept: ['attempts'],
    copied: 'hash',
  }),
  signInAttempts: collection({
    records: { keys: 2, schema: timesSchema },
    kept: ['attempts'],
    copied: 'hash',
  }),
}

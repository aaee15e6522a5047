import { z } from 'zod'
import { collection } from '@/lib/store/collection'
import { isThere, SENT_AGAIN, type OnceKind } from '@/lib/store/once-kinds'
import { progressSchema } from './progress'
import { faultSchema, taskSchema } from './schema'

/** A task that was deleted is not tried again. */
const whileTaskIsThere: OnceKind = {
  days: 5,
  isNeeded: (store, key) => {
    const [, taskId = ''] = /^[a-z]+_(task_\d+_[a-z0-9]+)_/.exec(key) ?? []
    return isThere(store, `tasks/${taskId}/id`)
  },
}

export const taskCollections = {
  tasks: collection({
    records: { keys: 2, schema: taskSchema },
    indexes: ['state', 'due'],
    numberedBy: ['tries'],
    kept: ['onceKeys'],
    copied: 'tasks',
    onceKeys: {
      /** A task's attempt, a manual retry, and that it was brought forward because the clock was set back. */
      try: whileTaskIsThere,
      back: whileTaskIsThere,
      retry: whileTaskIsThere,
    },
  }),
  faults: collection({
    records: { keys: 2, schema: faultSchema },
    kept: [],
    onceKeys: {
      /** The owner was notified of a fault or its end. */
      fault: { days: 5 },
    },
  }),
  backups: collection({
    records: {
      /** The server secret, sealed by the key of the copies. */
      secret: { keys: 2, schema: z.string() },
      /** When the owner put the sheet with that key away, in ms. */
      keyKept: { keys: 2, schema: z.int() },
    },
    kept: [],
    onceKeys: {
      /** The owner was told that the copy is behind, or put the key away. */
      backup: { days: 5 },
    },
  }),
  tidying: collection({
    records: { keys: 2, schema: progressSchema },
    kept: [],
    onceKeys: {
      /** The day's tidying is scheduled, and its writes. */
      tidy: { days: 5 },
      tidied: { days: SENT_AGAIN },
    },
  }),
}

import 'server-only'
import { collection } from '@/lib/store/collection'
import { isThere, SENT_AGAIN, type OnceKind } from '@/lib/store/once-kinds'
import {
  backupFailingSchema,
  backupsAwaitedSchema,
  madeCopySchema,
  restoreTrialSchema,
} from './backup-schema'
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
      /** A task's attempt, and a manual retry. */
      try: whileTaskIsThere,
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
      copy: { keys: 2, schema: madeCopySchema },
      failure: { keys: 2, schema: backupFailingSchema },
      trial: { keys: 2, schema: restoreTrialSchema },
      awaited: { keys: 2, schema: backupsAwaitedSchema },
    },
    kept: [],
    onceKeys: {
      /** The day's backup is scheduled, and the owner was told that one is missing. */
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

import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { runTasks } from '@/lib/tasks/run-tasks'
import { sampleTasks } from './sample-mails'

/** send-mails.ts: sends what waits until it is ended. */
runTasks(openStore(env()), sampleTasks)
process.stdout.write('ready\n')

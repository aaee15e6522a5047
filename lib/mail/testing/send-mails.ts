import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { runTasks } from '@/lib/tasks/run-tasks'
import { sampleTasks } from './sample-mails'

/** send-mails.ts: sends waiting mails until it or its parent ends. */
runTasks(openStore(env()), sampleTasks)
process.stdin.resume()
process.stdout.write('ready\n')

import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { freeLeftClaims, markRunning } from '@/lib/tasks/holders'
import { runTasks } from '@/lib/tasks/run-tasks'
import { sampleTasks } from './sample-mails'

/** send-mails.ts: sends waiting mails until it or its parent ends. */
markRunning(env().DATA_DIR)
freeLeftClaims(env().DATA_DIR)
runTasks(openStore(env()), sampleTasks)
process.stdin.resume()
process.stdout.write('ready\n')

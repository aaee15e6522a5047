import { createInterface } from 'node:readline'
import { env } from '@/lib/core/env'
import { databaseFile } from '@/lib/core/data-folder'
import { changeFile } from '@/lib/store/sqlite/change-file'
import { changesOf } from '../migrate'
import { steps } from './next-format'

/** migrate-slowly.ts: migrates the data by the test's steps; prints a line before each change and waits for one. */
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

async function say(what: string): Promise<void> {
  process.stdout.write(`${what}\n`)
  await lines.next()
}

for (const migration of steps) {
  await changeFile(
    databaseFile(env().DATA_DIR),
    async function* (snapshot) {
      for await (const changes of changesOf(snapshot, migration)) {
        await say('batch')
        yield changes
      }
      await say('commit')
    },
    async () => undefined,
  )
}
process.exit()

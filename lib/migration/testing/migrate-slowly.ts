import { createInterface } from 'node:readline'
import { env } from '@/lib/core/env'
import { databaseFile } from '@/lib/core/data-folder'
import { changeFile } from '@/lib/store/sqlite/change-file'
import { changesOf } from '../changes-of'
import { migrations } from '../migrate'

/** migrate-slowly.ts: migrates the data to the newest format; prints a line before each step and waits for one. */
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

async function say(what: string): Promise<void> {
  process.stdout.write(`${what}\n`)
  await lines.next()
}

for (const migration of migrations) {
  await changeFile(
    databaseFile(env().DATA_DIR),
    async function* (snapshot) {
      for await (const changes of changesOf(snapshot, migration)) {
        for (const [path, value] of Object.entries(changes)) {
          await say(path)
          yield { [path]: value }
        }
      }
      await say('commit')
    },
    async () => undefined,
  )
}
process.exit()

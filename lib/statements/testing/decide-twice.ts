import { createInterface } from 'node:readline'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { decideEntry } from '../decide-entry'
import { entryDecisionSchema } from '../schema'

/**
 * decide-twice.ts DATABASE ENTRY DECISION: prints `ready` and waits for a line; then decides, and prints the
 * outcome.
 */
const [database = '', id = '', decision = ''] = process.argv.slice(2)
const store = createSqliteStore(database)
const parsed = entryDecisionSchema.parse(JSON.parse(decision))

createInterface({ input: process.stdin }).once('line', () => {
  void decideEntry(store, id, parsed, 'admin other')
    .then(() => 'done')
    .catch(String)
    .then((outcome) => {
      process.stdout.write(`${outcome}\n`)
      process.exit()
    })
})
await store.get('settings')
process.stdout.write('ready\n')

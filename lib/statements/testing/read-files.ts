import { createInterface } from 'node:readline'
import { readFileSync } from 'node:fs'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { takeStatement } from '../take-statement'

/**
 * read-files.ts DATABASE FILE: prints `ready` and waits for a line; then reads the statement and prints what
 * was new.
 */
const [database = '', file = ''] = process.argv.slice(2)
const store = createSqliteStore(database)
const bytes = readFileSync(file)

createInterface({ input: process.stdin }).once('line', () => {
  void takeStatement(store, { bytes, name: 'auszug.xml' }, 'admin test').then((taken) => {
    process.stdout.write(`${JSON.stringify(taken)}\n`)
    process.exit()
  })
})
await store.get('settings')
process.stdout.write('ready\n')

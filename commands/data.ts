import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createTranslator } from 'use-intl/core'
import { auditProgramme } from '@/lib/affiliate/audit'
import { openStore } from '@/lib/store/open-store'
import { StoreError, type Store } from '@/lib/store/store'
import { exportTree, importTree, storedValue, TransferError } from '@/lib/store/transfer'
import messages from '@/messages/de.json'
import { causeOf } from './command-texts'
import { loadEnv } from './load-env'

const t = createTranslator({ locale: 'de', messages, namespace: 'data' })

interface Command {
  /** How many arguments it takes. */
  takes: number
  run(store: Store, first: string, second: string): Promise<void>
}

const commands = new Map<string, Command>([
  ['get', { takes: 1, run: printValue }],
  ['set', { takes: 2, run: writeValue }],
  ['export', { takes: 1, run: exportTo }],
  ['import', { takes: 1, run: importFrom }],
  ['audit', { takes: 0, run: printAudit }],
])

const [name = '', ...given] = process.argv.slice(2)
const command = commands.get(name)
if (command?.takes !== given.length) {
  process.stderr.write(`${t('usage')}\n`)
  process.exit(2)
}

let store: Store | undefined
try {
  store = openStore(loadEnv())
  const [first = '', second = ''] = given
  await command.run(store, first, second)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${sentenceFor(error)}\n`)
} finally {
  await store?.close()
}

async function printValue(store: Store, given: string): Promise<void> {
  process.stdout.write(`${JSON.stringify(await store.get(pathOf(given)), null, 2)}\n`)
}

async function writeValue(store: Store, given: string, json: string): Promise<void> {
  const path = pathOf(given)
  const value = storedValue(JSON.parse(json))
  await store.update({ [path]: value })
  process.stdout.write(`${value === null ? t('deleted', { path }) : t('written', { path })}\n`)
}

/** A file gets its name when it is complete, so that a broken export never looks like a whole one. */
async function exportTo(store: Store, file: string): Promise<void> {
  const pieces = Readable.from(exportTree(store))
  if (file === '-') return pipeline(pieces, process.stdout, { end: false })
  await pipeline(pieces, createWriteStream(`${file}.part`, { mode: 0o600 }))
  await rename(`${file}.part`, file)
  process.stdout.write(`${t('exported', { file })}\n`)
}

async function importFrom(store: Store, file: string): Promise<void> {
  const json = await text(file === '-' ? process.stdin : createReadStream(file))
  const count = await importTree(store, JSON.parse(json))
  process.stdout.write(`${t('imported', { count })}\n`)
}

/** Exit code 1 tells other programs that figures differ. */
async function printAudit(store: Store): Promise<void> {
  const differences = await auditProgramme(store)
  for (const { path, stored, expected } of differences) {
    process.stdout.write(`${t('difference', { path, stored: String(stored), expected: String(expected) })}\n`)
  }
  process.stdout.write(`${t('audited', { count: differences.length })}\n`)
  if (differences.length > 0) process.exitCode = 1
}

/** Firebase's own tools write paths with a slash in front. */
function pathOf(given: string): string {
  return given.replace(/^\/|\/$/g, '')
}

function sentenceFor(error: unknown): string {
  if (error instanceof TransferError) return t(error.code, { key: error.key })
  if (error instanceof SyntaxError) return t('not_json', { cause: error.message })
  if (error instanceof StoreError && error.code !== 'no_index') return t(error.code, { cause: error.message })
  return t('failed', { cause: causeOf(error) })
}

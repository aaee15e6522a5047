import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { causeOf, dataText as t, newerFormat, say, t as common } from '@/build/command-texts'
import { COMMAND_LINE } from '@/lib/account/actor'
import { confirmClock, confirmLastNumbers } from '@/lib/composition/confirm-clock'
import type { Env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { ServerSecretError } from '@/lib/core/server-secret'
import { renewPresets } from '@/lib/delivery/renew-presets'
import { journalAdded } from '@/lib/journal/data'
import { CopyError } from '@/lib/operation/copies/fetch-copy'
import { tidy } from '@/lib/retention/tidy'
import { NewerFormatError } from '@/lib/store/format'
import { TransferError } from '@/lib/store/read-tree'
import { BackupError } from '@/lib/store/sqlite/restore-file'
import { StoreError, type Store } from '@/lib/store/store'
import { withBookingDays } from '@/lib/orders/invoicing/with-booking-days'
import { exportFile, exportInto } from '@/lib/store/export-file'
import { importTree } from '@/lib/store/import-tree'
import { tErrors } from '@/messages/texts'
import { withStore } from '../open-data'
import { printAudit } from './audit'
import { backUp, beginAnew, compact, restore, sayIfSecretIsMissing } from './backup'
import { EntryError } from './check-entry'
import { forceValue, printValue, writeValue } from './values'

interface Command {
  takes: number
  run(settings: Env, first: string, second: string): Promise<void>
}

const commands = new Map<string, Command>([
  ['get', { takes: 1, run: printValue }],
  ['set', { takes: 2, run: writeValue }],
  ['set --force', { takes: 2, run: forceValue }],
  ['export', { takes: 1, run: exportTo }],
  ['import', { takes: 1, run: importFrom }],
  ['backup', { takes: 1, run: backUp }],
  ['restore', { takes: 1, run: (settings, from) => restore(settings, from) }],
  ['restore --at', { takes: 2, run: restore }],
  ['audit', { takes: 0, run: printAudit }],
  ['begin-anew', { takes: 0, run: beginAnew }],
  ['compact', { takes: 0, run: compact }],
  ['confirm-clock', { takes: 0, run: confirmFromCommandLine }],
  ['numbers', { takes: 1, run: nameLastNumbers }],
  ['renew-presets', { takes: 0, run: renewAll }],
  ['tidy', { takes: 0, run: tidyUp }],
  ['tidy --dry-run', { takes: 0, run: sayWhatIsDue }],
])

/** `npm run data`: prints the result, and sets the exit code. @param readSettings called only for a valid call */
export async function runData(
  [name = '', ...given]: readonly string[],
  readSettings: () => Env,
): Promise<void> {
  const isFlag = (word: string) => ['--force', '--dry-run', '--at'].includes(word)
  const words = given.filter((word) => !isFlag(word))
  const command = commands.get([name, ...given.filter(isFlag)].join(' '))
  if (command?.takes !== words.length) {
    process.exitCode = 2
    process.stderr.write(`${t('usage')}\n`)
    return
  }
  try {
    const [first = '', second = ''] = words
    await command.run(readSettings(), first, second)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${sentenceFor(error)}\n`)
  }
}

/** Publishes the newer versions that this program contains, whether or not the shop is running. */
async function renewAll(settings: Env): Promise<void> {
  const renewals = await withStore(settings, (store) => renewPresets(store, COMMAND_LINE))
  if (renewals.length === 0) return say(t('nothing_renewed'))
  for (const { outcome, name, version } of renewals) say(t(outcome, { name, version: version ?? 0 }))
}

function sentenceFor(error: unknown): string {
  const aboutFile = sentenceForFile(error)
  if (aboutFile !== null) return aboutFile
  if (error instanceof ShopError) return sentenceForShop(error)
  if (error instanceof SyntaxError) return t('not_json', { cause: error.message })
  if (error instanceof EntryError) {
    const fields = Object.entries(error.fields).map(([field, sentence]) =>
      field === '' ? `  ${sentence}` : `  ${field}: ${sentence}`,
    )
    return [t('wrong_entry', { path: error.path }), ...fields].join('\n')
  }
  if (error instanceof StoreError && error.code !== 'no_index' && error.code !== 'gone')
    return t(error.code, { cause: error.message })
  return t('failed', { cause: causeOf(error) })
}

function sentenceForShop(error: ShopError): string {
  if (error.code === 'clock_doubted') return t('clock_doubted')
  if (error.code === 'numbers_confirmed') return tErrors('numbers_confirmed')
  return error.fields?.numbers ?? t('failed', { cause: causeOf(error) })
}

function sentenceForFile(error: unknown): string | null {
  if (error instanceof TransferError) return t(error.code, { key: error.key })
  if (error instanceof BackupError) return t('not_a_backup', { cause: error.message })
  if (error instanceof CopyError) return t(error.code, { cause: error.message })
  if (error instanceof ServerSecretError) return common(`secret.${error.reason}`, { file: error.file })
  return error instanceof NewerFormatError ? newerFormat(error) : null
}

/** `confirm-clock`, against the shop's doubt; not if the database has its own, more reliable time. */
async function confirmFromCommandLine(settings: Env): Promise<void> {
  await withStore(settings, async (store) => {
    const at = new Date(await confirmClock(store, COMMAND_LINE))
    say(t('clock_confirmed', { at }))
  })
}

async function nameLastNumbers(settings: Env, numbers: string): Promise<void> {
  const gap = await withStore(settings, (store) => confirmLastNumbers(store, numbers, COMMAND_LINE))
  say(gap === '' ? t('numbers_none') : t('numbers_gap', { gap }))
}

function tidyUp(settings: Env): Promise<void> {
  return tidyAndSay(settings, false)
}

function sayWhatIsDue(settings: Env): Promise<void> {
  return tidyAndSay(settings, true)
}

async function tidyAndSay(settings: Env, isTrial: boolean): Promise<void> {
  const lines: string[] = []
  await withStore(settings, async (store) => {
    const counts: Record<string, number> = {}
    try {
      await tidy({ store, isTrial, mayGoOn: () => true }, (rule, count) => {
        if (count === 0) return
        counts[rule] = count
        lines.push(t(`tidy.${rule}`, { count }))
      })
    } finally {
      if (!isTrial) await note(store, counts)
    }
  })
  if (lines.length === 0) return say(t('tidy.nothing'))
  say([t(isTrial ? 'tidy.due' : 'tidy.done'), ...lines].join('\n'))
}

/** Afterwards: tidying takes many writes, and only then the counts are known. */
async function note(store: Store, counts: Record<string, number>): Promise<void> {
  if (Object.keys(counts).length === 0) return
  const entry = { actor: COMMAND_LINE, act: 'data-tidied', subject: 'tidying', after: counts } as const
  await store.update(journalAdded(entry))
}

/** Standard input or output. */
const STANDARD = '-'

async function exportTo(settings: Env, file: string): Promise<void> {
  await withStore(settings, (store) =>
    file === STANDARD
      ? exportInto(store, (pieces) => pipeline(pieces, process.stdout, { end: false }))
      : exportFile(store, file),
  )
  if (file !== STANDARD) say(t('exported', { file }))
  if (settings.STORE_ENGINE === 'firebase') process.stderr.write(`${t('not_one_state')}\n`)
}

async function importFrom(settings: Env, file: string): Promise<void> {
  if (file === STANDARD && settings.STORE_ENGINE === 'firebase') throw new Error(t('needs_file'))
  const open = () => (file === STANDARD ? process.stdin : createReadStream(file))
  const { count, leftOut } = await importTree(settings, open, withBookingDays)
  say(t('imported', { count }))
  if (leftOut > 0) say(t('left_out', { count: leftOut }))
  sayIfSecretIsMissing(settings)
}

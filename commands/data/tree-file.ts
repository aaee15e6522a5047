import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Env } from '@/lib/core/env'
import { withBookingDays } from '@/lib/orders/invoicing/with-booking-days'
import { exportFile, exportInto } from '@/lib/store/export-file'
import { importTree } from '@/lib/store/import-tree'
import { sayIfSecretIsMissing } from './backup'
import { dataText as t, say } from '@/build/command-texts'
import { withStore } from '../open-data'

/** Stands for the standard input or output. */
const STANDARD = '-'

/** `export FILE` */
export async function exportTo(settings: Env, file: string): Promise<void> {
  await withStore(settings, (store) =>
    file === STANDARD
      ? exportInto(store, (pieces) => pipeline(pieces, process.stdout, { end: false }))
      : exportFile(store, file),
  )
  if (file !== STANDARD) say(t('exported', { file }))
  if (settings.STORE_ENGINE === 'firebase') process.stderr.write(`${t('not_one_state')}\n`)
}

/** `import FILE` */
export async function importFrom(settings: Env, file: string): Promise<void> {
  if (file === STANDARD && settings.STORE_ENGINE === 'firebase') throw new Error(t('needs_file'))
  const open = () => (file === STANDARD ? process.stdin : createReadStream(file))
  say(t('imported', { count: await importTree(settings, open, withBookingDays) }))
  sayIfSecretIsMissing(settings)
}

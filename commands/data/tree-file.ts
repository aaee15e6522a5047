import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Env } from '@/lib/core/env'
import { exportTree } from '@/lib/store/export-tree'
import { importTree } from '@/lib/store/import-tree'
import { sayIfSecretIsMissing } from './backup'
import { say, t } from './texts'
import { withStore } from './with-store'

/** Stands for the standard input or output. */
const STANDARD = '-'

/** `export FILE` */
export async function exportTo(settings: Env, file: string): Promise<void> {
  await withStore(settings, async (store) => {
    const snapshot = await store.snapshot()
    try {
      await writeOut(Readable.from(exportTree(snapshot)), file)
    } finally {
      snapshot.close()
    }
  })
  if (file !== STANDARD) say(t('exported', { file }))
  if (settings.STORE_ENGINE === 'firebase') process.stderr.write(`${t('not_one_state')}\n`)
}

/** A file gets its name when it is complete, so that a broken export never looks like a whole one. */
async function writeOut(pieces: Readable, file: string): Promise<void> {
  if (file === STANDARD) return pipeline(pieces, process.stdout, { end: false })
  const draft = `${file}.part`
  await rm(draft, { force: true })
  await pipeline(pieces, createWriteStream(draft, { mode: 0o600, flush: true }))
  await rename(draft, file)
}

/** `import FILE` */
export async function importFrom(settings: Env, file: string): Promise<void> {
  if (file === STANDARD && settings.STORE_ENGINE === 'firebase') throw new Error(t('needs_file'))
  const open = () => (file === STANDARD ? process.stdin : createReadStream(file))
  say(t('imported', { count: await importTree(settings, open) }))
  sayIfSecretIsMissing(settings)
}

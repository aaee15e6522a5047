import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportTree } from './export-tree'
import type { Store } from './store'

/** In the form of a Firebase export. Named only when complete, so that a partial one never looks whole. */
export async function exportFile(store: Store, file: string): Promise<void> {
  const draft = `${file}.part`
  await rm(draft, { force: true })
  try {
    await exportInto(store, (pieces) =>
      pipeline(pieces, createWriteStream(draft, { mode: 0o600, flush: true })),
    )
    await rename(draft, file)
  } catch (error) {
    // The partial file is useless, and a retry may follow soon.
    await rm(draft, { force: true })
    throw error
  }
}

export async function exportInto(store: Store, write: (pieces: Readable) => Promise<void>): Promise<void> {
  const snapshot = await store.snapshot()
  try {
    await write(Readable.from(exportTree(snapshot)))
  } finally {
    snapshot.close()
  }
}

import { once } from 'node:events'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { requireRoom } from '@/lib/store/require-room'
import { isLogCopied } from './log-watch'

const SCRIPT = ['lib', 'store', 'sqlite', 'vacuum.mjs']
const PATIENCE_MS = 15_000

/** On a thread, as it takes seconds; writers wait only for a rewrite. @throws StoreError `no_room`; SQLite's Error */
export async function vacuumApart(file: string, into: string | null = null): Promise<void> {
  const size = sizeOf(file) + sizeOf(`${file}-wal`)
  // A file is rewritten through a copy and its log.
  requireRoom(dirname(into ?? file), into === null ? 2 * size : size)
  // A path that the bundler does not follow.
  const worker = new Worker([process.cwd(), ...SCRIPT].join('/'), {
    workerData: { file, into, timeout: PATIENCE_MS, isLogCopied: isLogCopied(file) },
    execArgv: [],
  })
  await once(worker, 'exit')
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const SCRIPT = ['lib', 'store', 'sqlite', 'vacuum.mjs']
const PATIENCE_MS = 15_000

/**
 * Writes a database file anew, or a copy of it into an empty file, with nothing that was deleted from it. It runs on a thread of
 * its own, as it takes seconds; who writes has to wait only while the file itself is written anew.
 * @throws what SQLite throws, without its code
 */
export async function vacuumApart(file: string, into: string | null = null): Promise<void> {
  // As a path that the bundler does not follow.
  const worker = new Worker([process.cwd(), ...SCRIPT].join('/'), {
    workerData: { file, into, timeout: PATIENCE_MS },
    execArgv: [],
  })
  await once(worker, 'exit')
}

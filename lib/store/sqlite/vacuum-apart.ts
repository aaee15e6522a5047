import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const SCRIPT = ['lib', 'store', 'sqlite', 'vacuum.mjs']
const PATIENCE_MS = 15_000

/**
 * Rewrites a database file, or copies it into an empty file, without deleted data. Runs on its own thread,
 * because it takes seconds; writers only wait while the file itself is rewritten.
 * @throws whatever SQLite throws, without its code
 */
export async function vacuumApart(file: string, into: string | null = null): Promise<void> {
  // A path that the bundler does not follow.
  const worker = new Worker([process.cwd(), ...SCRIPT].join('/'), {
    workerData: { file, into, timeout: PATIENCE_MS },
    execArgv: [],
  })
  await once(worker, 'exit')
}
